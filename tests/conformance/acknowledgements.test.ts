import { createSecretKey, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { mayAcknowledge } from "../../server/intake/acknowledgements.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { RATE_LIMITS } from "../../server/platform/rate-limits.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { START } from "../support/shop.ts";

const DAY = 86_400_000;
const secret = createSecretKey(randomBytes(32));

describe.each(engines)("acknowledgements on %s", (engine) => {
	let database: Database;

	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
	});

	const may = (email: string, at = START) => database.tx((db) => mayAcknowledge(db, email, secret, at));

	test("go to a mailbox once in 24 hours, whatever name it is written under", async () => {
		for (const names of [
			["anna@proton.me", "an.na@protonmail.com", "an-na+2@pm.me"],
			["anna@yahoo.com", "anna-1@yahoo.com", "anna-2@yahoo.com"],
			["anna@fastmail.com", "1@anna.fastmail.com", "2@anna.fastmail.com"],
			["anna@icloud.com", "anna@me.com", "anna+3@mac.com"],
			["anna@outlook.com", "anna+1@outlook.com", "Anna+2@outlook.com"],
		]) {
			const answers: boolean[] = [];
			for (const name of names) answers.push(await may(name));
			expect([names, answers]).toEqual([names, [true, false, false]]);
			expect(await may(names[2] ?? "", START + DAY + 1)).toBe(true);
		}
	});

	test("stop at a ceiling for the domain, also for many at once; a provider for everybody gets more", async () => {
		const many = (domain: string, at?: number) =>
			Promise.all(Array.from({ length: 40 }, (_, n) => may(`name${n}@${domain}`, at)));
		const granted = (answers: boolean[]) => answers.filter(Boolean).length;
		expect(granted(await many("catch-all.example"))).toBe(RATE_LIMITS.acknowledgementsOfDomain.most);
		expect(await may("name@sub.catch-all.example")).toBe(false);
		expect(granted(await many("gmail.com"))).toBe(40);
		expect(await may("name@another.example")).toBe(true);
		// A day later the domain begins anew, also for those who got none.
		expect(granted(await many("catch-all.example", START + DAY + 1))).toBe(RATE_LIMITS.acknowledgementsOfDomain.most);
	});

	test("reach every buyer of a company on a normal day", async () => {
		const names = ["anna", "bert", "chandra", "dana", "emil", "fatima", "george", "hana"];
		for (const name of names) expect(await may(`${name}@company.example`)).toBe(true);
	});
});
