

import { language } from "$lib/language.svelte";

await language.need("learn");
