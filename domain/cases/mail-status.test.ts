import { expect, test } from "vitest";
import { MAIL_ANSWERS } from "../../tests/support/mail-answers.ts";
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

test.each<[string | null, boolean]>([...MAIL_ANSWERS, [null, false]])(
	"%s: whether the buyer's address is refused is %s",
	(lastError, isRefused) => {
		expect(isAddressRefused(lastError)).toBe(isRefused);
	},
);
