import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { RATE_LIMITS } from "../../server/platform/rate-limits.ts";
import { requestCase } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { askForList, listMails } from "../support/order-lists.ts";
import type { Shop } from "../support/shop.ts";

const DAY = 86_400_000;
const ANNA = "anna@buyer.example";

describe.each(engines)("lists of requests on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const ask = (email: string) => askForList(shop, email);
	const mails = () => listMails(database, shop);

	test("a mailbox gets three in 24 hours under all of its names, also from many asks at once", async () => {
		await requestCase(database, shop, { email: ANNA });
		await requestCase(database, shop, { email: "anna+2@buyer.example" });
		const names = ["anna", "ANNA", "anna+1", "anna+2", "anna+3"];
		await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`${names[n % names.length]}@buyer.example`)));
		expect(await mails()).toHaveLength(RATE_LIMITS.orderLists.most);
		shop.clock.now += DAY - 1;
		await ask(ANNA);
		expect(await mails()).toHaveLength(RATE_LIMITS.orderLists.most);
		shop.clock.now += 2;
		await ask(ANNA);
		expect(await mails()).toHaveLength(RATE_LIMITS.orderLists.most + 1);
	});

	test("the mailboxes of one domain get so many together", async () => {
		const many = RATE_LIMITS.orderListsOfDomain.most + 6;
		for (let n = 0; n < many; n++) {
			await requestCase(database, shop, { email: `name${n}@catch-all.example` });
			await ask(`name${n}@catch-all.example`);
		}
		expect(await mails()).toHaveLength(RATE_LIMITS.orderListsOfDomain.most);
	});

	test("what a mailbox did not get because of its domain is not counted against it", async () => {
		const [domain, mailbox] = [RATE_LIMITS.orderListsOfDomain.most, RATE_LIMITS.orderLists.most];
		for (let n = 0; n <= domain; n++) await requestCase(database, shop, { email: `name${n}@catch-all.example` });
		for (let n = 0; n < domain; n++) await ask(`name${n}@catch-all.example`);
		expect(await mails()).toHaveLength(domain);
		shop.clock.now += DAY / 2;
		const last = `name${domain}@catch-all.example`;
		for (let n = 0; n < mailbox; n++) await ask(last);
		expect(await mails()).toHaveLength(domain);
		// The domain begins anew, the mailbox would only half a day later.
		shop.clock.now += DAY / 2 + 1;
		for (let n = 0; n <= mailbox; n++) await ask(last);
		expect((await mails()).filter(({ recipient }) => recipient === last)).toHaveLength(mailbox);
	});
});
