// What only lessons and strategy say comes with them.
import { language } from "$lib/language.svelte";

await language.need("learn");
