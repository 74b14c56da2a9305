/** Tests read English, unless they say otherwise. */
import { language } from "$lib/language.svelte";

await language.speak("en");
