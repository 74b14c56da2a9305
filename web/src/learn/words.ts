// What only lessons say comes with them.

import { addTexts } from "$lib/text";
import file from "../locales/en/later/learn.ftl?raw";

addTexts(file);
