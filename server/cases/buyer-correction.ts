import { type BuyerData, buyerChanges } from "../../domain/cases/buyer-correction.ts";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { mailboxOf } from "../../domain/shared/mailbox.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { readPayload, writePayload } from "../outbox/index.ts";
import { actionId } from "../platform/action-id.ts";
import type { Db } from "../platform/db/database.ts";
import type { Colleague } from "../staff/index.ts";
import type { BuyerCaseDeps } from "./buyer-cases.ts";
import { readBuyer } from "./case-buyer.ts";
import { mintLink, revokeLinks } from "./case-links.ts";
import { addWords, digitsOf, readInAgain, searchText } from "./case-search.ts";
import type { Change, ChangeResult, SeenCase } from "./change.ts";
import { changeCase } from "./change-case.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"details-unchanged": object;
		erased: object;
	}
}

export type BuyerCorrection = {
	entryId?: string;
	buyer: BuyerData;
	/** Ends every private link that was sent, and mails a new one to the address as it is then. */
	renewLinks: boolean;
};

const UNCHANGED = {
	ok: false,
	reason: "incomplete",
	problem: { code: "details-unchanged" },
} as const;
const ERASED = {
	ok: false,
	reason: "state",
	problem: { code: "erased" },
} as const;

/**
 * Corrects who the buyer of a case is, in the caller's transaction: history, search, mails that have still to leave,
 * and with `renewLinks` the private links. The request itself stays as it was sent.
 */
export async function correctBuyer(
	db: Db,
	deps: BuyerCaseDeps,
	staff: Colleague,
	{ caseId, revision }: SeenCase,
	correction: BuyerCorrection,
	now: number,
): Promise<ChangeResult> {
	const { renewLinks } = correction;
	const before = await readBuyer(db, caseId);
	if (!before) return { ok: false, reason: "gone", problem: { code: "case-gone" } };
	if (before.email === "") return ERASED;
	const buyer = { ...correction.buyer, country: correction.buyer.country || before.country };
	const changes = buyerChanges(before, buyer);
	const change: Change = {
		actor: "staff",
		staff,
		seen: revision,
		event: { kind: "correct_buyer", changes, newLink: renewLinks },
		entryId: actionId(caseId, correction),
	};
	return changeCase(db, deps, caseId, change, now, async () => {
		// Said only now: the same form sent twice finds nothing to change either.
		if (changes.length === 0) throw new NothingCorrected();
		await keepCorrection(db, caseId, before, buyer, now);
		if (renewLinks) await revokeLinks(db, caseId, now);
		await redirectMails(db, caseId, before.email, buyer.email, renewLinks, now);
	});
}

async function keepCorrection(db: Db, caseId: string, before: BuyerData, buyer: BuyerData, now: number): Promise<void> {
	const row = {
		customer_name: buyer.name,
		email: buyer.email,
		phone: buyer.phone,
		company: buyer.company,
		country: buyer.country,
		address: buyer.address,
		corrected_at: now,
	};
	await db
		.insertInto("case_correction")
		.values({ case_id: caseId, ...row })
		.onConflict((conflict) => conflict.column("case_id").doUpdateSet(row))
		.execute();
	await db
		.updateTable("quote_case")
		.set({
			search: await searchOf(db, caseId, before, buyer),
			country: buyer.country,
			mailbox: mailboxOf(buyer.email),
		})
		.where("id", "=", caseId)
		.execute();
	await readInAgain(db, caseId);
	if (buyer.address !== before.address) await addWords(db, caseId, buyer.address);
}

/** Thrown so that the entry is undone with everything else. */
export class NothingCorrected extends Error {
	readonly answer = UNCHANGED;
}

/** What has still to leave goes to the address as it is now, with a link that works. */
async function redirectMails(
	db: Db,
	caseId: string,
	from: string,
	to: string,
	newLinks: boolean,
	now: number,
): Promise<void> {
	if (from === to && !newLinks) return;
	const mails = await db
		.selectFrom("outbox")
		.select(["id", "payload"])
		.where("case_id", "=", caseId)
		.where("kind", "like", "buyer-%")
		// What somebody has given up can still be sent.
		.where("state", "in", ["queued", FAILED, "dropped"])
		.execute();
	for (const { id, payload } of mails) {
		const mail = readPayload(payload);
		const renewed = newLinks && "token" in mail ? { ...mail, token: await mintLink(db, caseId, now) } : mail;
		await db
			.updateTable("outbox")
			.set({
				recipient: to,
				payload: writePayload(renewed),
				// Another one has not been refused.
				...(from !== to && { address_refused: 0 }),
			})
			.where("id", "=", id)
			.execute();
	}
}

/** The former names find the case as well: old emails and documents have them. */
async function searchOf(db: Db, caseId: string, before: BuyerData, after: BuyerData): Promise<string> {
	const { reference } = await db
		.selectFrom("quote_case")
		.select("reference")
		.where("id", "=", caseId)
		.executeTakeFirstOrThrow();
	const lines = await db
		.selectFrom("quote_request_line")
		.select("name")
		.where("request_id", "=", caseId)
		.orderBy("position")
		.execute();
	const people = [after, before].flatMap(({ name, company, email, phone }) => [name, company, email, digitsOf(phone)]);
	const countries = [after, before].map(({ country }) => countryName(country));
	return searchText([reference, ...new Set([...people, ...countries]), ...lines.map(({ name }) => name)]);
}
