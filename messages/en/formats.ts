import { ENGLISH_FIGURES } from "../../domain/shared/figure-locales.ts";
import type { Formats } from "../formats.ts";

export const formats: Formats = { dates: "en-GB", figures: ENGLISH_FIGURES };
