import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test("a mail goes to the address alone", () => {
	expect(mailLink("buyer@shop.example")).toBe("mailto:buyer@shop.example");
	expect(mailLink("a?bcc=x@shop.example")).toBe("mailto:a%3Fbcc%3Dx@shop.example");
});
