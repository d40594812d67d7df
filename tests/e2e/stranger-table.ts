import { company } from "../../content/company.ts";
import { companyFormSchema } from "../../domain/settings/settings-forms.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { readRow } from "./buyer.ts";
import { codeOf, secretIn } from "./desk.ts";
import { catalogueRows } from "./stranger-catalogue.ts";
import type { Ground } from "./stranger-ground.ts";
import { at, type Row, revisionOf } from "./stranger-row.ts";

const seenIn = async (ground: Ground, path: string) => {
	const html = await (await ground.as.owner.get(path)).text();
	return (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");
};
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
	"quick-order": { for: "all", at: at("/quick-order"), writes: async () => [{ list: "40" }], storesNothing: true },
	checkout: {
		for: "all",
		at: at("/checkout"),
		writes: async ({ formKeys: [formKey = ""] }) => [{ ...exampleOrder, formKey }],
	},
	"my-orders": {
		for: "all",
		at: at("/my-orders"),
		writes: async () => [{ email: "other@example.com" }],
	},
	contact: {
		for: "all",
		at: at("/contact"),
		writes: async ({ formKeys: [, formKey = ""] }) => [{ ...exampleInquiry, message: "Do you weave silk?", formKey }],
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
	"q/:token/version-check": { for: "link", at: ({ one }) => `${one.path}/version-check`, refuses: 404 },
	"q/:token/reminders": { for: "link", at: ({ one }) => `${one.path}/reminders`, writes: async () => [{}] },
	"q/:token/quotation/:version": { for: "link", at: ({ one }) => `${one.path}/quotation/1`, refuses: 404 },
	"q/:token/proforma": { for: "link", at: ({ done }) => `${done.path}/proforma`, refuses: 404 },
	"q/:token/files/:id": { for: "link", at: ({ one }) => `${one.path}/files/${one.file}`, refuses: 404 },

	"q/orders/:token": {
		for: "link",
		at: ({ list }) => list.path,
		writes: async ({ list }) => [{ reference: list.reference }],
	},

	// Before the gate of the desk.
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
	"desk/requests/:id/quote/products": {
		for: "quotes.send",
		at: ({ one }) => `/desk/requests/${one.id}/quote/products?words=silk`,
	},
	"desk/requests/:id/quote/patterns": {
		for: "quotes.send",
		at: ({ one }) => `/desk/requests/${one.id}/quote/patterns`,
		writes: async (ground) => {
			const draft = readRow(ground.site, "select content from quote_draft where case_id = ?", ground.one.id);
			const template = { template: "x", revision: "1" };
			return [
				{ intent: "save", name: "A stranger's", prices: "yes", content: String(draft.content) },
				{ intent: "rename", name: "Another", ...template },
				{ intent: "remove", ...template },
			];
		},
	},
	"desk/requests/:id/quote/draft.pdf": {
		for: "quotes.send",
		at: ({ one }) => `/desk/requests/${one.id}/quote/draft.pdf`,
	},
	"desk/next": { for: "cases.work", at: at("/desk/next"), leadsOn: true },
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
	"desk/outbox/:id/body": { for: "cases.work", at: ({ mail }) => `/desk/outbox/${mail}/body` },
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
	"desk/settings/trade": {
		for: "settings.edit",
		at: at("/desk/settings/trade"),
		writes: async (ground) => [
			{ exportUnder: "igst", state: "33", seen: await seenIn(ground, "/desk/settings/trade") },
		],
	},
	"desk/settings/templates": {
		for: "settings.edit",
		at: at("/desk/settings/templates"),
		writes: async (ground) => [
			{ kind: "terms", name: "Other", text: "Other terms", seen: await seenIn(ground, "/desk/settings/templates") },
		],
	},
	...catalogueRows,
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
