import { type BuyerAccess, openLink } from "../../server/cases/case-links.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { StaffPermit } from "../../server/staff/staff-permit.ts";
import { exampleOrder } from "./example-forms.ts";
import { asQuote, type QuoteChanges } from "./quotes.ts";
import { type Shop, typedKey, visitor } from "./shop.ts";

export const priya = StaffPermit.atTheMachine({ id: "staff-1", name: "Example Staff" });
export const karthik = StaffPermit.atTheMachine({ id: "staff-2", name: "Example Colleague" });

export type OpenCase = { id: string; reference: string; token: string; access: BuyerAccess };

/** Sends a request as a buyer would, and gives its case with the buyer's link. */
export async function requestCase(
	database: Database,
	shop: Shop,
	fields: Record<string, string> = {},
): Promise<OpenCase> {
	const formKey = typedKey(shop);
	const result = await shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields, formKey }), visitor);
	if (result.status !== "stored") throw new Error(`The request was not stored: ${result.status}`);
	const { reference, token = "" } = result.receipt;
	const access = await openLink(database.read, token, shop.clock.now);
	if (!access) throw new Error("The link does not open.");
	return { id: access.caseId, reference, token, access };
}

export async function caseRow(database: Database, id: string) {
	return database.read.selectFrom("quote_case").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The case as it stands, as somebody who has just looked at it. */
export async function seen(database: Database, caseId: string) {
	const { revision } = await caseRow(database, caseId);
	return { caseId, revision };
}

/** Takes the case, writes an offer and sends it. @returns the version's number */
export async function sendQuote(
	database: Database,
	shop: Shop,
	caseId: string,
	changes: QuoteChanges = {},
): Promise<number> {
	const { staffCases, quotes } = shop.services;
	const row = await caseRow(database, caseId);
	if (row.status === "new") await staffCases.perform(priya, { caseId, revision: row.revision }, { kind: "take" });
	const draft = await quotes.draft(caseId);
	if (!draft) throw new Error("There is no draft.");
	const written = { paymentTerms: "All in advance", terms: "As agreed.", ...changes };
	const content = asQuote(draft.content, written);
	const saved = await quotes.saveDraft(priya, caseId, content, draft.revision);
	if (!saved.ok) throw new Error(saved.problem.code);
	const sent = await quotes.send(priya, await seen(database, caseId), { revision: saved.revision, content });
	if (!sent.ok) throw new Error(sent.problem.code);
	return sent.row.current_version;
}

/** The kinds of mail that wait or have left, oldest first. */
export async function mailKinds(database: Database, caseId: string): Promise<string[]> {
	const rows = await database.read
		.selectFrom("outbox")
		.select("kind")
		.where("case_id", "=", caseId)
		.orderBy("created_at")
		.orderBy("kind")
		.execute();
	return rows.map((row) => row.kind);
}
