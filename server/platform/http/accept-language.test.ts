import { expect, test } from "vitest";
import { preferredLanguage } from "./accept-language.ts";

const LANGUAGES = ["en", "ta", "pt-BR"] as const;

test.each([
	["nothing is said", undefined, "en"],
	["it is spoken", "ta", "ta"],
	["it is spoken in a country", "ta-LK,en;q=0.5", "ta"],
	["letters are written otherwise", "PT-br", "pt-BR"],
	["the most wanted comes last", "en;q=0.3, ta;q=0.9", "ta"],
	["several are wanted alike: the first", "ta,en", "ta"],
	["none of them is spoken", "fr-CH, fr;q=0.9, de;q=0.7", "en"],
	["the first is not spoken", "fr, ta;q=0.4", "ta"],
	["one is refused", "ta;q=0, fr", "en"],
	["anything will do", "*", "en"],
	["only another country's is there", "pt-PT", "en"],
	["it makes no sense", ";q=x,,=;ta;q=many", "en"],
	["it is longer than any browser's", `${"fr,".repeat(100)}ta`, "en"],
])("where %s", (_, header, language) => {
	expect(preferredLanguage(header, LANGUAGES)).toBe(language);
});

test("ignores the header where there is one language", () => {
	expect(preferredLanguage("ta", ["en"])).toBe("en");
});
