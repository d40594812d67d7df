import type { Page } from "@playwright/test";
import { priya, seen } from "../support/cases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { visitor } from "../support/shop.ts";
import type { Site } from "../support/site.ts";
import { buyersCase, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, live, test } from "./site-test.ts";

/* What a stranger types into any field of the site stands in the desk as text, and stays in its own place. */

const RUN = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>`;
/** Each field has its own number, so that each can be looked for; the last sign turns the order of what follows. */
const hostile = (field: number) => `${RUN}=HYPERLINK("//x") field${field}\u202e`;

const REQUEST = ["fullName", "company", "phone", "address", "notes"] as const;
const INQUIRY = ["name", "company", "message"] as const;
const FILE = '"><img src=x onerror=broken()> =1+1 field40\u202efdp.exe';

async function sendEverything(site: Site) {
	const phone = `=1+1<b onclick=x> field2\u202e`;
	const fields = Object.fromEntries(REQUEST.map((name, index) => [name, hostile(index)]));
	const one = await buyersCase(site, { ...fields, phone, email: "stranger-of-words@example.com" });
	await one.quote({ message: "Prices." });
	await beside(site, async (database, shop) => {
		shop.clock.now = Date.now() + 1;
		const { buyerCases, staffCases, quotes, inquiries } = shop.services;
		const wanted = [{ key: "l1", name: "Saree", from: 10, to: 20 }];
		await buyerCases.perform(one.access, { kind: "request_change", version: 1, message: hostile(20), wanted });
		await buyerCases.perform(one.access, { kind: "decline", version: 1, reason: hostile(21) });
		await buyerCases.perform(one.access, { kind: "renew", message: hostile(22) });
		await staffCases.perform(priya, await seen(database, one.id), { kind: "ask", question: "Which?", files: [] });
		const files = [{ name: FILE, type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7") }];
		await buyerCases.perform(one.access, { kind: "reply", message: hostile(23), files });
		const draft = await quotes.draft(one.id);
		if (draft) await quotes.saveDraft(priya, one.id, { ...draft.content, paymentTerms: "x", terms: "y" }, 0);
		const form = { ...exampleInquiry, ...Object.fromEntries(INQUIRY.map((name, at) => [name, hostile(30 + at)])) };
		const formKey = shop.services.formKeys.issue();
		shop.clock.now += 60_000;
		await inquiries.submit(shop.form({ ...form, formKey }), visitor);
	});
	const done = await buyersCase(site, { fullName: hostile(0), email: "hostile-two@example.com" });
	await done.quote();
	const accept = { kind: "accept", version: 1, termsAccepted: true, name: hostile(24).slice(-100) } as const;
	await done.does((shop) => shop.services.buyerCases.perform(done.access, accept));
	const inquiry = String(readRow(site, "select id from inquiry where name like '%onerror%'").id);
	const mail = String(readRow(site, "select id from outbox where case_id = ? and kind = 'staff-replied'", one.id).id);
	return { one, done, inquiry, mail };
}

/** Texts that could turn the order of what stands beside them, as "<element> text". */
const spilling = (page: Page) =>
	page.evaluate(() => {
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const text = node.textContent ?? "";
			if (!text.includes("\u202e") || node.parentElement?.closest("script, style, textarea, option")) continue;
			let around = node.parentElement;
			const holds = (one: Element) => {
				const { display, unicodeBidi } = getComputedStyle(one);
				return display !== "inline" || unicodeBidi !== "normal";
			};
			while (around && !holds(around)) around = around.parentElement;
			const beside = (around?.textContent ?? "").replace(text, "").trim();
			// Nor may anything of ours follow it in the same breath.
			const last = text.trim().endsWith("\u202e") || text.includes("\u202efdp.exe");
			if (!last) found.push(`${text.slice(-80)} in one text`);
			if (beside !== "")
				found.push(`<${around?.tagName.toLowerCase()}> ${text.trim().slice(-9)} beside ${beside.slice(-60)}`);
		}
		return found;
	});

test("what people type anywhere stands in the desk as text, and in its own place", async ({ page, site }) => {
	const { one, done, inquiry, mail } = await sendEverything(site);
	await signedIn(page, site);
	const places: [string, number[]][] = [
		["/desk?q=stranger-of-words&show=all", [0]],
		[`/desk/requests/${one.id}`, [0, 1, 2, 3, 4, 20, 21, 22, 23, 40]],
		[`/desk/requests/${done.id}`, [24]],
		[`/desk/requests/${one.id}/quote`, [1]],
		[`/desk/requests/${one.id}/preview?draft`, [1]],
		["/desk/inquiries", [31]],
		[`/desk/inquiries/${inquiry}`, [30, 31, 32]],
		[`/desk/outbox/${mail}?as=text`, [23]],
		[`/desk/outbox/${mail}/body`, [23]],
		["/desk/outbox?view=sent", []],
		[one.path, [1, 20, 23]],
		[done.path, [24]],
	];
	const bad: string[] = [];
	for (const [path, fields] of places) {
		await page.goto(path);
		if (!/\/(preview|body)/.test(path)) await live(page);
		const says = await page.locator("body").innerText();
		for (const field of fields) if (!says.includes(`field${field}`)) bad.push(`${path}: field${field} is not shown`);
		const ran = await page.evaluate(
			() => "broken" in window || document.querySelector('img[src="x"], [onclick]') !== null,
		);
		if (ran) bad.push(`${path}: markup`);
		for (const text of await spilling(page)) bad.push(`${path}: ${text}`);
	}
	expect(bad).toEqual([]);
});
