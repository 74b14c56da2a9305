// What is said about waiting for others comes with what says it.

import { addTexts } from "$lib/text";
import file from "../locales/en/later/waiting.ftl?raw";

addTexts(file);
