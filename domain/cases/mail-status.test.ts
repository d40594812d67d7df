import { expect, test } from "vitest";
import { isAddressRefused, type MailFacts, mailStanding } from "./mail-status.ts";

const NOW = 1_000_000;
const mail = (more: Partial<MailFacts>): MailFacts => ({
	state: "queued",
	attempts: 0,
	nextAt: NOW,
	held: false,
	...more,
});

test.each<[string, Partial<MailFacts>, string]>([
	["just queued", {}, "on_its_way"],
	["to leave at the end of the hour", { nextAt: NOW + 600_000 }, "planned"],
	["the first try under way", { attempts: 1, held: true, nextAt: NOW + 120_000 }, "on_its_way"],
	["refused once", { attempts: 1, nextAt: NOW + 15_000 }, "waits"],
	["the second try under way", { attempts: 2, held: true, nextAt: NOW + 120_000 }, "on_its_way"],
	["its next try due now", { attempts: 2, nextAt: NOW - 1 }, "on_its_way"],
	["a try nobody came back from", { attempts: 1, held: true, nextAt: NOW - 1 }, "on_its_way"],
	["taken", { state: "sent", attempts: 3 }, "sent"],
	["failed", { state: "dead", attempts: 12 }, "failed"],
	["left at that", { state: "dropped" }, "given_up"],
])("%s", (_, more, standing) => {
	expect(mailStanding(mail(more), NOW)).toBe(standing);
});

test.each([
	["550 5.1.1 <buyer@shop.example>: no such mailbox here", true],
	["550-5.1.10 RESOLVER.ADR.RecipientNotFound", true],
	["553 5.1.8 <sales@thari.example>: sender address rejected", false],
	["553 5.1.7 Bad sender's mailbox address syntax", false],
	["535 5.7.8 Authentication credentials invalid", false],
	["connect ECONNREFUSED 10.5.1.25:25", false],
	["connect ECONNREFUSED 5.1.2.3:25", false],
	[null, false],
])("%s: whether the buyer's address is refused is %s", (lastError, isRefused) => {
	expect(isAddressRefused(lastError)).toBe(isRefused);
});
