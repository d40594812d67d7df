import { categories } from "./categories.ts";
import type { Group } from "./group.ts";
import { heroes } from "./hero.ts";
import { looms } from "./loom.ts";
import { macros } from "./macro.ts";

/** Every composed picture of the company. */
export const groups: readonly Group[] = [...categories, ...heroes, ...macros, ...looms];
