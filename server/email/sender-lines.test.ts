import { expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { senderLines } from "./sender-lines.ts";

test("an email names a telephone number only where the owner has given one", () => {
	expect(senderLines({ ...company, phone: "+91 421 000 0000" })).toBe(
		"Thari Textiles, Tiruppur\n+91 421 000 0000, sales@thari.example",
	);
	expect(senderLines(company)).toBe("Thari Textiles, Tiruppur\nsales@thari.example");
});
