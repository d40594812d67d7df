import { company } from "../../content/company.ts";
import { companyFormSchema } from "../../domain/settings/settings-forms.ts";
import type { Right } from "../../domain/staff/staff.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { readRow } from "./buyer.ts";
import { codeOf, secretIn } from "./desk.ts";
import type { Ground } from "./stranger-ground.ts";

type Form = Record<string, string>;

/** What stands behind one address of app/routes.ts. */
export type Row = {
	/** Who may come: a right, anybody who is in, the holder of a private link, or anybody at all. */
	for: Right | "in" | "link" | "all";
	/** The address as it can be asked for. */
	at: (ground: Ground) => string;
	/** Left out where there is nothing to read. */
	reads?: false;
	/** What can be written; the first form is proven to do something when it comes from where it may come from. */
	writes?: (ground: Ground) => Promise<readonly [Form, ...Form[]]>;
	/** It has nothing to write but an answer that refuses: what it answers to everybody. */
	refuses?: number;
};

const at = (path: string) => () => path;
const revisionOf = (ground: Ground, table: string, id: string) =>
	String(readRow(ground.site, `select revision from ${table} where id = ?`, id).revision);
const seenIn = async (ground: Ground, path: string) => {
	const html = await (await ground.as.owner.get(path)).text();
	return (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");
};
const product = "banarasi-silk-saree";
const texts = Object.fromEntries(
	Object.keys(companyFormSchema.shape).map((key) => [key, String(Reflect.get(company, key) ?? "")]),
);

export const rows: Record<string, Row> = {
	// The shop.
	"": {
		for: "all",
		at: at("/?index"),
		writes: async ({ formKeys: [, , formKey = ""] }) => [{ ...exampleInquiry, formKey }],
	},
	checkout: {
		for: "all",
		at: at("/checkout"),
		writes: async ({ formKeys: [formKey = ""] }) => [{ ...exampleOrder, formKey }],
	},
	contact: {
		for: "all",
		at: at("/contact"),
		writes: async ({ formKeys: [, formKey = ""] }) => [
			{ ...exampleInquiry, message: "Which weights of silk do you weave?", formKey },
		],
	},

	// The private page.
	"q/:token": {
		for: "link",
		at: ({ one }) => one.path,
		writes: async () => [
			{ act: "reply", message: "Hello" },
			{ act: "accept", version: "1", terms: "on", name: "A Stranger" },
			{ act: "change", version: "1", message: "Change it" },
			{ act: "decline", version: "1", reason: "No" },
			{ act: "withdraw", reason: "" },
			{ act: "renew", message: "" },
		],
	},
	"q/:token/cart": { for: "link", at: ({ one }) => `${one.path}/cart` },
	"q/:token/seen": {
		for: "link",
		at: ({ one }) => `${one.path}/seen`,
		reads: false,
		writes: async () => [{ shown: String(Date.now()) }],
	},
	"q/:token/pulse": { for: "link", at: ({ one }) => `${one.path}/pulse`, refuses: 404 },
	"q/:token/quotation/:version": { for: "link", at: ({ one }) => `${one.path}/quotation/1`, refuses: 404 },
	"q/:token/proforma": { for: "link", at: ({ done }) => `${done.path}/proforma`, refuses: 404 },
	"q/:token/files/:id": { for: "link", at: ({ one }) => `${one.path}/files/${one.file}`, refuses: 404 },

	// The door of the desk.
	"desk/sign-in": {
		for: "all",
		at: at("/desk/sign-in"),
		writes: async ({ owner }) => [{ email: owner.email, password: owner.password }],
	},
	"desk/sign-in/second-factor": {
		for: "all",
		at: at("/desk/sign-in/second-factor"),
		writes: async ({ owner }) => [{ code: codeOf(owner.secret, 1) }],
	},
	"desk/welcome/:token": {
		for: "all",
		at: ({ welcome }) => welcome,
		writes: async () => [{ name: "A Stranger", email: "new@staff.example", password: "an example of four words" }],
	},

	// The desk.
	desk: { for: "cases.work", at: at("/desk") },
	"desk/scripts": { for: "in", at: at("/desk/scripts") },
	"desk/routes": { for: "in", at: ({ routes }) => routes },
	"desk/version-check": { for: "cases.work", at: at("/desk/version-check") },
	"desk/catalogue/preview": { for: "catalogue.edit", at: at(`/desk/catalogue/preview?product=${product}`) },
	"desk/requests/:id/preview": { for: "cases.work", at: ({ one }) => `/desk/requests/${one.id}/preview?draft` },
	"desk/requests/:id": {
		for: "cases.work",
		at: ({ one }) => `/desk/requests/${one.id}`,
		writes: async (ground) => {
			const revision = revisionOf(ground, "quote_case", ground.one.id);
			const message = "A word of a stranger";
			return [
				{ revision, intent: "note", message },
				...["take", "put_back", "mark_spam", "not_spam", "link", "read", "unread"].map((intent) => ({
					revision,
					intent,
				})),
				...["reply", "ask", "refuse", "withdraw_offer", "renew"].map((intent) => ({ revision, intent, message })),
				{ revision, intent: "assign", owner: ground.clerk },
				{ revision, intent: "record_acceptance", message, name: "A Stranger" },
			];
		},
	},
	"desk/requests/:id/preview-data": { for: "cases.work", at: ({ one }) => `/desk/requests/${one.id}/preview-data` },
	"desk/requests/:id/document/:which": {
		for: "cases.work",
		at: ({ done }) => `/desk/requests/${done.id}/document/proforma`,
	},
	"desk/requests/:id/files/:file": { for: "cases.work", at: ({ one }) => `/desk/requests/${one.id}/files/${one.file}` },
	"desk/requests/:id/quote": {
		for: "quotes.send",
		at: ({ one }) => `/desk/requests/${one.id}/quote`,
		writes: async (ground) => {
			const draft = readRow(ground.site, "select revision, content from quote_draft where case_id = ?", ground.one.id);
			const revision = String(draft.revision);
			return [
				{ intent: "save", revision, content: String(draft.content) },
				{ intent: "send", revision, seen: revisionOf(ground, "quote_case", ground.one.id) },
				{ intent: "former", caseId: ground.one.id, version: "1" },
			];
		},
	},
	"desk/inquiries": { for: "cases.work", at: at("/desk/inquiries") },
	"desk/inquiries/:id": {
		for: "cases.work",
		at: ({ inquiry }) => `/desk/inquiries/${inquiry}`,
		writes: async (ground) => {
			const revision = revisionOf(ground, "inquiry", ground.inquiry);
			const intents = ["reply", "note", "take", "close", "reopen", "mark_spam", "not_spam"];
			const forms = intents.map((intent) => ({ revision, intent, message: "A word of a stranger" }));
			return [forms[0] ?? {}, ...forms.slice(1)];
		},
	},
	"desk/outbox": {
		for: "cases.work",
		at: at("/desk/outbox"),
		writes: async ({ mail }) => [{ mail, intent: "retry" }, { intent: "retry-all" }, { mail, intent: "drop" }],
	},
	"desk/outbox/:id": { for: "cases.work", at: ({ mail }) => `/desk/outbox/${mail}` },
	"desk/outbox/:id/letter": { for: "cases.work", at: ({ mail }) => `/desk/outbox/${mail}/letter` },
	"desk/figures": { for: "reports.read", at: at("/desk/figures") },
	"desk/figures/weeks.csv": { for: "reports.read", at: at("/desk/figures/weeks.csv") },
	"desk/figures/requests.csv": { for: "data.export", at: at("/desk/figures/requests.csv") },
	"desk/settings": {
		for: "settings.edit",
		at: at("/desk/settings"),
		writes: async (ground) => [{ ...texts, city: "Erode", seen: await seenIn(ground, "/desk/settings") }],
	},
	"desk/settings/hours": {
		for: "settings.edit",
		at: at("/desk/settings/hours"),
		writes: async (ground) => [
			{
				opens: "08:30",
				closes: "17:30",
				chatOpens: "10:00",
				chatCloses: "17:00",
				day: "1",
				holidays: "",
				seen: await seenIn(ground, "/desk/settings/hours"),
			},
		],
	},
	"desk/settings/offers": {
		for: "settings.edit",
		at: at("/desk/settings/offers"),
		writes: async (ground) => {
			const seen = await seenIn(ground, "/desk/settings/offers");
			const places = { incoterm: "FOB", namedPlace: "Tuticorin", portOfLoading: "Tuticorin" };
			return [{ ...places, leadTimeStarts: "advance", documents: "", validityDays: "13", leadTimeDays: "", seen }];
		},
	},
	"desk/settings/templates": {
		for: "settings.edit",
		at: at("/desk/settings/templates"),
		writes: async (ground) => [
			{ kind: "terms", name: "Other", text: "Other terms", seen: await seenIn(ground, "/desk/settings/templates") },
		],
	},
	"desk/catalogue": { for: "catalogue.edit", at: at("/desk/catalogue"), writes: async () => [{ hide: product }] },
	"desk/catalogue/products/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/products/new"),
		writes: async () => [{ name: "A stole", category: "sarees", description: "Fine", price: "640", minOrder: "5" }],
	},
	"desk/catalogue/products/:id": {
		for: "catalogue.edit",
		at: at(`/desk/catalogue/products/${product}`),
		writes: async (ground) => [{ revision: revisionOf(ground, "product", product), description: "Another line" }],
	},
	"desk/catalogue/products/:id/pictures": {
		for: "catalogue.edit",
		at: at(`/desk/catalogue/products/${product}/pictures`),
		writes: async () => [{ place: "main", alt: "Another picture" }],
	},
	"desk/catalogue/categories": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories"),
		writes: async () => [{ down: "sarees" }],
	},
	"desk/catalogue/categories/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/new"),
		writes: async () => [{ name: "Stoles", description: "Light wraps." }],
	},
	"desk/catalogue/categories/:id": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/sarees"),
		writes: async (ground) => [{ revision: revisionOf(ground, "category", "sarees"), name: "Other sarees" }],
	},
	"desk/catalogue/categories/:id/pictures": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/sarees/pictures"),
		writes: async () => [{ place: "main", alt: "Another picture" }],
	},
	"desk/catalogue/pools": { for: "catalogue.edit", at: at("/desk/catalogue/pools") },
	"desk/catalogue/pools/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/pools/new"),
		writes: async () => [{ name: "Another pool", minimum: "50" }],
	},
	"desk/catalogue/pools/:id": {
		for: "catalogue.edit",
		at: ({ pool }) => `/desk/catalogue/pools/${pool}`,
		writes: async (ground) => [{ revision: revisionOf(ground, "pool", ground.pool), name: "Other shirts" }],
	},
	"desk/catalogue/file": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/file"),
		writes: async ({ as }) => {
			const csv = await (await as.owner.get("/desk/catalogue/export.csv")).text();
			return [{ file: csv.replaceAll("Silk", "Pure silk") }, { confirm: "x" }];
		},
	},
	"desk/catalogue/export.csv": { for: "catalogue.edit", at: at("/desk/catalogue/export.csv") },
	"desk/people": {
		for: "people.manage",
		at: at("/desk/people"),
		writes: async () => [{ email: "third@staff.example", role: "owner" }, { invite: "x" }],
	},
	"desk/people/:id": {
		for: "people.manage",
		at: ({ clerk }) => `/desk/people/${clerk}`,
		writes: async () => [
			{ intent: "renew" },
			...["disable", "enable", "end-sessions"].map((intent) => ({ intent })),
			{ intent: "role", role: "owner" },
		],
	},
	"desk/account": {
		for: "in",
		at: at("/desk/account"),
		writes: async ({ owner: { password } }) => [
			{ intent: "factor", password },
			{ intent: "recovery", password },
			{ intent: "password", current: password, password: "five other words for this" },
			...["end", "end-others"].map((intent) => ({ intent, session: "x" })),
		],
	},
	"desk/account/second-factor": {
		for: "in",
		at: at("/desk/account/second-factor"),
		writes: async ({ as }) => {
			const html = await (await as.owner.get("/desk/account/second-factor")).text();
			return [{ code: /<code>/.test(html) ? codeOf(secretIn(html), 1) : "000000" }];
		},
	},
	"desk/*": { for: "in", at: at("/desk/nowhere") },
	// These two take away what was written before, or who writes.
	"desk/settings/erase": {
		for: "data.erase",
		at: at("/desk/settings/erase"),
		writes: async () => [{ email: "buyer@example.com", again: "buyer@example.com" }],
	},
	"desk/sign-out": { for: "all", at: at("/desk/sign-out"), writes: async () => [{}] },
};
