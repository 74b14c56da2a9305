// What only waiting for others needs to say comes with that.
import { language } from "$lib/language.svelte";

await language.need("waiting");
