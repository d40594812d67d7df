import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { RATE_LIMITS } from "../../server/platform/rate-limits.ts";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath } from "./act.ts";

/*
 * A competitor wants to know who orders here, and asks "My orders" for one address after the other, with an eye on
 * answers and times. Then they ask for one buyer's list again and again under all names of the mailbox, to fill it, and
 * try links to lists.
 */

const BUYER = "buyer@company.example";
const ALIASES = [BUYER, "Buyer@company.example", "buyer+1@company.example", "buyer+2@company.example"];

/** How much of all pairs the one list is slower in: a half where nothing tells them apart. */
function slowerShare(ones: readonly number[], others: readonly number[]): number {
	let slower = 0;
	for (const one of ones) for (const other of others) slower += one > other ? 1 : one === other ? 0.5 : 0;
	return slower / (ones.length * others.length);
}

export const attack: Trial = async (short) => {
	const site = await startSite({ env: { FORMS_PER_HOUR: "100000", FORMS_PER_HOUR_IN_ALL: "100000" } });
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	const count = (where: string) => Number(database.prepare(`select count(*) as n from ${where}`).get()?.n);
	const ask = async (email: string) => {
		const began = performance.now();
		const response = await fetch(`${site.url}/my-orders`, {
			method: "POST",
			headers: { Origin: new URL(site.url).origin },
			body: new URLSearchParams({ email }),
		});
		// What was typed is not shown again, and every answer has ids and hashes of its own.
		const text = (await response.text()).replaceAll(/[\w+/-]{20,}=*/g, "");
		return { status: response.status, text, ms: performance.now() - began };
	};
	try {
		await buyersPath(site.url, { email: BUYER });
		for (let n = 0; n < 30; n++) await ask(`warm${n}@company.example`);
		const known: number[] = [];
		const unknown: number[] = [];
		const answers = new Set<string>();
		// Of 300 pairs the share strays from a half by 0.1 once in thirty thousand runs, of 150 once in four hundred.
		const rounds = short ? 300 : 600;
		for (let n = 0; n < rounds; n++) {
			// In turn, each first as often as the other, so that what changes with time counts for both.
			const pair = [ALIASES[n % ALIASES.length] ?? BUYER, `${randomBytes(4).toString("hex")}@company.example`];
			for (const email of n % 2 === 0 ? pair : pair.toReversed()) {
				const { status, text, ms } = await ask(email);
				answers.add(`${status} ${text}`);
				(email === pair[0] ? known : unknown).push(ms);
			}
		}
		const share = slowerShare(known, unknown);
		// The last ones are answered within a second or two.
		const giveUp = Date.now() + 30_000;
		while (count("order_list_ask") > 0 && Date.now() < giveUp) await new Promise((resolve) => setTimeout(resolve, 100));
		const mails = count("outbox where kind = 'buyer-order-list'");
		const others = count("outbox where kind = 'buyer-order-list' and lower(recipient) <> 'buyer@company.example'");
		const guesses = await Promise.all(
			Array.from({ length: short ? 100 : 1000 }, async () => {
				const response = await fetch(`${site.url}/q/orders/${randomBytes(32).toString("base64url")}`);
				await response.text();
				return response.status;
			}),
		);
		return verdict(
			"who-has-ordered",
			`${rounds * 2} asks, of ${(share * 100).toFixed(1)} per cent of pairs the known address was the slower; ${mails} mails`,
			[
				[answers.size === 1, `${answers.size} different answers`],
				[share > 0.4 && share < 0.6, `the known address was slower in ${(share * 100).toFixed(1)} per cent of pairs`],
				[mails === RATE_LIMITS.orderLists.most, `${mails} mails to one mailbox in a day`],
				[others === 0, `${others} mails went to an address that nothing was sent under`],
				[count("order_list_ask") === 0, "nothing is kept of the addresses that were tried"],
				[guesses.every((status) => status === 404), "no guessed link opens a list"],
			],
		);
	} finally {
		database.close();
		await site.stop();
	}
};
