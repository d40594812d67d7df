import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
	["A border of 8 cm, 85 gsm (g/m²)", "A border of 8\u00a0cm, 85\u00a0gsm (g/m²)"],
	["Machine wash at 30 °C, separately at first", "Machine wash at 30\u00a0°C, separately at first"],
	["6.3 m, in 12 metres or 3 gold lines", "6.3\u00a0m, in 12 metres or 3 gold lines"],
	["10-20 business days, extra-weft", "10-\u206020\u00a0business days, extra-weft"],
	["Mon - Sat 9:00 AM - 6:00 PM", "Mon - Sat 9:00\u00a0AM\u00a0- 6:00\u00a0PM"],
	["Half-sleeve T-shirts, V-neck", "Half-sleeve T-\u2060shirts, V-\u2060neck"],
	["30% in advance (by 7 May 2026)", "30% in advance (by 7\u00a0May\u00a02026)"],
	["₹2,500 per piece", "₹2,500 per\u00a0piece"],
])("%s", (text, kept) => {
	expect(keepTogether(text)).toBe(kept);
});
