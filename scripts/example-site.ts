import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { QuoteLineInput } from "../domain/quotes/content.ts";
import type { BuyerAction } from "../server/cases/index.ts";
import { buyersCase, type Case } from "../tests/e2e/buyer.ts";
import { beside } from "../tests/e2e/cases.ts";
import { karthik, priya, seen, sendQuote } from "../tests/support/cases.ts";
import { exampleSchedule } from "../tests/support/example-schedule.ts";
import type { QuoteChanges } from "../tests/support/quotes.ts";
import { visitor } from "../tests/support/shop.ts";
import type { Site } from "../tests/support/site.ts";
import { EXAMPLE_CASES, type ExampleCase, exampleBuyers, exampleInquiries } from "./example-buyers.ts";
import { delivered, failed } from "./example-mails.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type ExampleSite = { cases: Record<ExampleCase, Case>; inquiry: string; failedMail: string };

/** A length of time, milliseconds. */
function duration(days: number, hours: number, minutes = 0): number {
	return days * DAY + hours * HOUR + minutes * MINUTE;
}

/** How long ago each of them asked: at an hour of its own, as buyers in many countries do. */
const AGES: Record<ExampleCase, number> = {
	new: duration(0, 0, 40),
	review: duration(0, 19, 12),
	late: duration(0, 26, 7),
	asked: duration(2, 3, 25),
	replied: duration(3, 1, 50),
	quoted: duration(4, 5, 35),
	versions: duration(9, 2, 15),
	change: duration(5, 4, 40),
	accepted: duration(12, 6, 20),
	declined: duration(8, 1, 5),
	expired: duration(20, 3, 30),
	refused: duration(6, 7, 10),
	withdrawn: duration(7, 2, 45),
	spam: duration(10, 0, 30),
};

/** The moment so long after that buyer asked, epoch milliseconds. */
type After = (name: ExampleCase, days: number, hours: number, minutes?: number) => number;

/**
 * Fills an empty site with a company in the middle of its work, for pictures of the desk and of the buyer's page: a
 * case in each state, three versions of one quotation, inquiries, and mails that failed.
 */
export async function furnish(site: Site): Promise<ExampleSite> {
	const now = Date.now();
	const after: After = (name, days, hours, minutes) => now - AGES[name] + duration(days, hours, minutes);
	const made: [ExampleCase, Case][] = [];
	for (const name of EXAMPLE_CASES.toSorted((a, b) => AGES[b] - AGES[a])) {
		const fields = { ...exampleBuyers[name], email: `${name}@buyer.example` };
		made.push([name, await buyersCase(site, fields, now - AGES[name])]);
	}
	const found = (name: ExampleCase): Case => {
		const [, one] = made.find(([known]) => known === name) ?? [];
		if (!one) throw new Error(`There is no example ${name}.`);
		return one;
	};
	const cases: ExampleSite["cases"] = {
		new: found("new"),
		review: found("review"),
		late: found("late"),
		asked: found("asked"),
		replied: found("replied"),
		quoted: found("quoted"),
		versions: found("versions"),
		change: found("change"),
		accepted: found("accepted"),
		declined: found("declined"),
		expired: found("expired"),
		refused: found("refused"),
		withdrawn: found("withdrawn"),
		spam: found("spam"),
	};
	employ(site);
	await talk(cases, after, now);
	await offers(cases, after, now);
	const inquiry = await inquiries(site, now);
	await delivered(site);
	return { cases, inquiry, failedMail: failed(site) };
}

/** The two colleagues in whose names the examples were answered. */
function employ(site: Site): void {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const insert = database.prepare(
		"insert into staff (id, name, email, email_verified, role, two_factor_enabled, created_at, updated_at) values (?, ?, ?, 1, 'staff', 1, ?, ?)",
	);
	for (const { id, name } of [priya, karthik]) insert.run(id, name, `${id}@staff.example`, Date.now(), Date.now());
	database.close();
}

async function talk(cases: ExampleSite["cases"], after: After, now: number): Promise<void> {
	const { review, asked, replied, refused, withdrawn, spam } = cases;
	await spam.does(
		async (shop, db) => shop.services.staffCases.perform(priya, await seen(db, spam.id), { kind: "mark_spam" }),
		after("spam", 0, 6, 20),
	);
	await review.does(
		async (shop, db) => {
			await shop.services.staffCases.perform(karthik, await seen(db, review.id), { kind: "take" });
			const text = "They bought in spring; the neck labels came late then. Ask for them together with the advance.";
			await shop.services.staffCases.perform(karthik, await seen(db, review.id), { kind: "note", text });
		},
		after("review", 0, 1, 35),
	);
	await ask(
		asked,
		"Which of the three sarees shall come with a blouse piece, and may we send swatches first?",
		after("asked", 0, 5, 10),
	);
	await ask(replied, "Shall the polo shirts be pique or jersey?", after("replied", 0, 3, 40));
	await answered(
		replied,
		{
			kind: "reply",
			message: "Pique of 220 g, please.\nCould you also quote CIF Melbourne beside FOB?",
			files: [],
		},
		now - duration(0, 5, 5),
	);
	await refused.does(
		async (shop, db) => {
			const reason = "Our looms for lehengas are full until the end of April, too late for your date.";
			await shop.services.staffCases.perform(priya, await seen(db, refused.id), { kind: "take" });
			await shop.services.staffCases.perform(priya, await seen(db, refused.id), { kind: "refuse", reason });
		},
		after("refused", 0, 20, 30),
	);
	await answered(
		withdrawn,
		{
			kind: "withdraw_request",
			reason: "Our opening moved to autumn.",
		},
		after("withdrawn", 0, 22),
	);
}

function ask(one: Case, question: string, at: number): Promise<unknown> {
	return one.does(async (shop, db) => {
		await shop.services.staffCases.perform(priya, await seen(db, one.id), { kind: "take" });
		await shop.services.staffCases.perform(priya, await seen(db, one.id), { kind: "ask", question, files: [] });
	}, at);
}

const TERMS: QuoteChanges = {
	incoterm: "CIF",
	portOfLoading: "Tuticorin",
	leadTimeDays: 35,
	charges: { freight: 3_850_000, insurance: 420_000 },
	paymentTerms: "30% advance, 70% against copy of B/L",
	terms:
		"Prices are for the quantities stated.\nShade and hand may differ from the swatch within one dye lot.\nDamage is reported within 7 days of arrival, with pictures.",
	documents: "Commercial invoice\nPacking list\nCertificate of origin",
	message: "Here are our prices. Every line comes from one dye lot, so that the shades match.",
};

async function offers(cases: ExampleSite["cases"], after: After, now: number): Promise<void> {
	const { quoted, versions, change, accepted, declined, expired } = cases;
	await quote(quoted, after("quoted", 0, 21, 15), { namedPlace: "Felixstowe" });
	// No ship goes there: by land, with insurance, as far as the city.
	await quote(expired, after("expired", 1, 6, 10), { incoterm: "CIP", namedPlace: "Kathmandu", portOfLoading: "" });
	await quote(declined, after("declined", 0, 6, 50), { namedPlace: "Laem Chabang" });
	await answered(
		declined,
		{
			kind: "decline",
			version: 1,
			because: "price",
			reason: "The freight is above what we planned for.",
		},
		after("declined", 2, 19, 25),
	);
	await quote(accepted, after("accepted", 0, 9, 25), {
		namedPlace: "New York",
		schedule: exampleSchedule(7),
		paymentTerms: "30% advance, 70% against documents",
	});
	await answered(
		accepted,
		{
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Dana Example",
		},
		after("accepted", 2, 11, 5),
	);
	await quote(change, after("change", 0, 7, 45), { namedPlace: "Genoa" });
	await moreShirts(change, 1, "Could you do 900 T-shirts at a better price?", now - duration(0, 3, 10));
	await quote(versions, after("versions", 0, 4, 20), { namedPlace: "Le Havre" });
	await moreShirts(
		versions,
		1,
		"We need 900 T-shirts now. Is there a price from 1,000 on?",
		after("versions", 2, 3, 5),
	);
	await quote(versions, after("versions", 2, 21, 40), {
		namedPlace: "Le Havre",
		lines: await edited(versions, (line, position) =>
			position === 0 ? { ...line, quantity: 900, tiers: [{ from: 1000, price: line.unitPrice - 2500 }] } : line,
		),
		message: "With 900 T-shirts, and a price from 1,000 on.",
	});
	await moreShirts(
		versions,
		2,
		"Good. Is anything quicker possible for the oxford shirts?",
		after("versions", 4, 6, 30),
	);
	await quote(versions, after("versions", 5, 2, 10), {
		namedPlace: "Le Havre",
		leadTimeDays: 28,
		charges: { ...TERMS.charges, discount: 200 },
		lines: await edited(versions, (line, position) =>
			position === 2
				? {
						...line,
						kind: "substitute",
						productId: "blue-stripe-shirt",
						name: "Blue Stripe Shirt",
						gsm: 115,
						unitPrice: 78_000,
						note: "The oxford is on the loom until February; this cloth is lighter and lies ready.",
					}
				: line,
		),
		message: "The oxford shirt is replaced by a cloth that lies ready, so that everything leaves in 28 days.",
	});
}

function quote(one: Case, at: number, changes: QuoteChanges = {}): Promise<number> {
	return one.does(async (shop, db) => {
		const lines = changes.lines ?? (await shop.services.quotes.draft(one.id))?.content.lines ?? [];
		return sendQuote(db, shop, one.id, { ...TERMS, ...changes, lines: lines.map(withHsCode) });
	}, at);
}

/** A knitted shirt with a collar has a heading of its own, which staff fill in. */
function withHsCode(line: QuoteLineInput): QuoteLineInput {
	return line.productId === "pique-polo-t-shirt" ? { ...line, hsCode: "6105.10" } : line;
}

function edited(
	one: Case,
	change: (line: QuoteLineInput, position: number) => QuoteLineInput,
): Promise<QuoteLineInput[]> {
	return one.does(async (shop) => (await shop.services.quotes.draft(one.id))?.content.lines.map(change) ?? []);
}

function moreShirts(one: Case, version: number, message: string, at: number): Promise<unknown> {
	const wanted = version === 1 ? [{ key: "l1", name: "Cotton Round Neck T-shirt", from: 600, to: 900 }] : [];
	return answered(one, { kind: "request_change", version, message, wanted }, at);
}

/** What its buyer does on the private page, which they have looked at. */
function answered(one: Case, action: BuyerAction, at: number): Promise<unknown> {
	return one.does(async ({ services: { buyerCases } }) => {
		await buyerCases.seen(one.access);
		return buyerCases.perform(one.access, action);
	}, at);
}

/** @returns the one that has been answered */
async function inquiries(site: Site, now: number): Promise<string> {
	return beside(site, async (database, shop) => {
		for (const [position, inquiry] of exampleInquiries.entries()) {
			shop.clock.now = now - (position + 1) * 7 * HOUR;
			const formKey = shop.services.formKeys.issue();
			shop.clock.now += HOUR;
			await shop.services.inquiries.submit(shop.form({ ...inquiry, formKey }), visitor);
		}
		shop.clock.now = now - HOUR;
		const { id, revision } = await database.read
			.selectFrom("inquiry")
			.select(["id", "revision"])
			.where("email", "=", "meera@inquiry.example")
			.executeTakeFirstOrThrow();
		const message =
			"You are welcome on any day from Monday to Saturday.\nPlease ask for the export desk; we keep tea ready.";
		await shop.services.inquiryCases.perform(priya, { id, revision }, { kind: "reply", message });
		return id;
	});
}
