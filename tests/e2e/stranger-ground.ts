import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext, Browser } from "@playwright/test";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { visitor } from "../support/shop.ts";
import type { Site } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { buyersCase, type Case, readRow } from "./buyer.ts";
import { beside } from "./cases.ts";
import { inviteLink, signedIn, type Worker } from "./desk.ts";

/** What a stranger might want to read or change, and everybody who may come. */
export type Ground = {
	site: Site;
	/** A case with an open offer, a file and a draft. */
	one: Case & { file: string };
	/** Another buyer's case, with nothing in it. */
	other: Case;
	/** A case whose acceptance has made a proforma invoice. */
	done: Case;
	/** The list of a buyer's requests, with the reference of one of them. */
	list: { path: string; reference: string };
	inquiry: string;
	mail: string;
	/** A pool of the catalogue. */
	pool: string;
	clerk: string;
	owner: Worker;
	/** An invitation's address, below the site's. */
	welcome: string;
	/** The address of the whole list of routes, as a page of the desk names it. */
	routes: string;
	/** One for each form of the shop, as old as a form that a person has filled in. */
	formKeys: string[];
	/** An owner, a member of staff, one who has only given their password, and nobody. */
	as: Record<"owner" | "staff" | "half" | "nobody", APIRequestContext>;
	close(): Promise<void>;
};

const pdf = { name: "labels.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 labels") };

export async function layGround(site: Site, browser: Browser): Promise<Ground> {
	const formKeys = await Promise.all([1, 2, 3].map(() => fetchFormKey(site.url)));
	const contexts = await Promise.all([1, 2, 3, 4].map(() => browser.newContext({ baseURL: site.url })));
	const pages = await Promise.all(contexts.map((context) => context.newPage()));
	const [owner, staff, half, nobody] = pages;
	if (!owner || !staff || !half || !nobody) throw new Error("There are too few browsers.");
	const who = await signedIn(owner, site, "owner");
	const clerk = await signedIn(staff, site, "staff", "Example Clerk");
	const begun = await half.request.post("/desk/sign-in", {
		headers: { Origin: site.url },
		form: { email: who.email, password: who.password },
		maxRedirects: 0,
	});
	if (begun.status() !== 303) throw new Error("The password was refused.");
	const [one, other, done] = [
		await buyersCase(site),
		await buyersCase(site, { email: "other@example.com" }),
		await buyersCase(site, { email: "done@example.com" }),
	];
	await beside(site, async (database, shop) => {
		shop.clock.now = Date.now();
		await sendQuote(database, shop, one.id);
		await sendQuote(database, shop, done.id);
		const { buyerCases, quotes, inquiries, staffCases, catalogueDesk } = shop.services;
		await catalogueDesk.pools.create({ name: "Shirts", minimum: "50" }, priya);
		await buyerCases.perform(one.access, { kind: "reply", message: "See the file", files: [pdf] });
		const draft = await quotes.draft(one.id);
		if (draft) await quotes.saveDraft(priya, one.id, draft.content, draft.revision);
		await buyerCases.perform(done.access, { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" });
		await shop.jobs.round();
		const key = { ...exampleInquiry, formKey: shop.services.formKeys.issue() };
		shop.clock.now += 60_000;
		await inquiries.submit(shop.form(key), visitor);
		// The company has spoken: there is mail of the case, too.
		await staffCases.perform(priya, await seen(database, one.id), { kind: "reply", message: "Thank you.", files: [] });
		// It has failed, so that something can be done with it although the site has no mail server.
		await database.tx((db) =>
			db
				.updateTable("outbox")
				.set({ state: "dead" })
				.where("case_id", "=", one.id)
				.where("kind", "=", "buyer-reply")
				.execute(),
		);
		await requestCase(database, shop, { email: "fourth@example.com" });
		await shop.services.orderLists.ask(shop.form({ email: "other@example.com" }), visitor);
		await shop.jobs.round();
	});
	return {
		site,
		one: { ...one, file: text(site, "select id from attachment where case_id = ?", one.id) },
		other,
		done,
		list: {
			path: `/q/orders/${JSON.parse(text(site, "select payload as id from outbox where kind = 'buyer-order-list'")).token}`,
			reference: other.reference,
		},
		inquiry: text(site, "select id from inquiry limit 1"),
		mail: text(site, "select id from outbox where case_id = ? and state = 'dead'", one.id),
		pool: "shirts",
		clerk: text(site, "select id from staff where email = ?", clerk.email),
		owner: who,
		welcome: new URL(inviteLink(site, "staff")).pathname,
		routes: routesNamedIn(await (await owner.request.get("/desk")).text()),
		formKeys,
		as: { owner: owner.request, staff: staff.request, half: half.request, nobody: nobody.request },
		async close() {
			await Promise.all(contexts.map((context) => context.close()));
		},
	};
}

function text(site: Site, sql: string, ...values: string[]): string {
	const id = readRow(site, sql, ...values).id;
	if (typeof id !== "string") throw new Error(`Nothing was found: ${sql}`);
	return id;
}

/** A link that nobody was given. */
export const wrongToken = () => randomBytes(32).toString("base64url");

/** Columns that say when somebody was last here: a refused form of somebody who is in counts as that. */
const LOOKS = new Set(["staff_session.expires_at", "staff_session.updated_at"]);

/** Everything in the site's database, a line a row, by table. */
export function everything(site: Site): Record<string, string[]> {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	try {
		const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
		return Object.fromEntries(
			tables.map(({ name }) => [
				String(name),
				database
					.prepare(`select * from "${name}"`)
					.all()
					.map((row) => JSON.stringify(row, (key, value) => (LOOKS.has(`${name}.${key}`) ? "" : short(value))))
					.sort(),
			]),
		);
	} finally {
		database.close();
	}
}

const short = (value: unknown) =>
	value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;

function routesNamedIn(html: string): string {
	const [address] = /\/desk\/routes\?v=\w+/.exec(html) ?? [];
	if (!address) throw new Error("The desk's page names no list of routes.");
	return address;
}
