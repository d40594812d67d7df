import { type Inquiry, inquirySchema } from "../../domain/inquiries/inquiry.ts";
import type { FailureReason, Submission } from "../../domain/orders/submission.ts";
import { parseForm, textFields } from "../../domain/shared/form.ts";
import type { BuyerProblem } from "../../domain/shared/problem.ts";
import type { Locale } from "../../messages/registry.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { searchText } from "../cases/index.ts";
import type { Database, Db } from "../platform/db/database.ts";
import type { FormLimits } from "../platform/http/form-limits.ts";
import { storageProblem } from "../platform/refusal.ts";
import { newRowId } from "../platform/row-id.ts";
import type { FormKey, FormKeys } from "./form-keys.ts";
import { bodyHash, keyOrConfirm, SENT_BEFORE, type Sender, suspicionOf, withCountryCode } from "./form-submissions.ts";
import { noticeInquiry } from "./inquiry-notices.ts";

type InquiryDeps = {
	database: Database;
	formKeys: FormKeys;
	limits: FormLimits;
	staffEmails: readonly string[];
	mailDomain: string;
	now: () => number;
	mailQueued: () => void;
};

type NewInquiry = { key: FormKey; hash: string; inquiry: Inquiry; suspicion: string | null; locale: Locale };

/** Takes an inquiry: durable, with its notice to staff queued, before "sent" is answered. The sender gets no mail. */
export function createInquiries(deps: InquiryDeps) {
	return {
		async submit(form: FormData, visitor: Sender): Promise<Submission> {
			const { formKey, ...values } = textFields(form);
			const failed = (reason: FailureReason, problem: BuyerProblem): Submission => ({
				status: "failed",
				reason,
				problem,
				values,
				formKey: reason === "conflict" ? deps.formKeys.issue() : formKey,
			});
			const sent: Submission = { status: "sent" };
			const issued = deps.formKeys.read(formKey);
			const hash = bodyHash(values);
			try {
				// Before anything is said of the key's age: what is stored is never stored again.
				const before = issued && (await findByKey(deps.database.read, issued, hash));
				if (before) return before === "conflict" ? failed("conflict", SENT_BEFORE) : sent;
				const stamp = keyOrConfirm(deps.formKeys, issued, formKey, values);
				if ("confirm" in stamp) return stamp.confirm;
				const { key } = stamp;

				const inquiry = parseForm(inquirySchema, withCountryCode(values));
				if (!inquiry.ok) return { status: "invalid", problems: inquiry.problems, values, formKey };
				const refusal = deps.limits.refuse(visitor.address);
				if (refusal) return failed("limit", refusal);

				const taken = { key, hash, inquiry: inquiry.value, suspicion: suspicionOf(values), locale: visitor.locale };
				const outcome = await deps.database
					.tx((db) => store(db, taken, deps), "ahead")
					.catch((error) => {
						deps.limits.giveBack(visitor.address);
						throw error;
					});
				deps.mailQueued();
				return outcome === "conflict" ? failed("conflict", SENT_BEFORE) : sent;
			} catch (error) {
				return failed("storage", storageProblem(error, visitor.requestId));
			}
		},
	};
}

async function findByKey(db: Db, key: FormKey, hash: string): Promise<"stored" | "conflict" | undefined> {
	const row = await db.selectFrom("inquiry").select("body_hash").where("form_key", "=", key.id).executeTakeFirst();
	if (!row) return undefined;
	return row.body_hash === hash ? "stored" : "conflict";
}

async function store(
	db: Db,
	{ key, hash, inquiry, suspicion, locale }: NewInquiry,
	deps: InquiryDeps,
): Promise<"stored" | "conflict"> {
	const now = deps.now();
	const id = newRowId(now);
	const inserted = await db
		.insertInto("inquiry")
		.values({
			id,
			form_key: key.id,
			body_hash: hash,
			...inquiry,
			locale,
			doubt: suspicion,
			created_at: now,
			status: "new",
			revision: 1,
			owner_id: null,
			search: searchText([inquiry.name, inquiry.company, inquiry.email, countryName(inquiry.country), inquiry.message]),
			changed_at: now,
			answered_at: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!inserted) return (await findByKey(db, key, hash)) ?? "conflict";
	if (!suspicion) await noticeInquiry(db, { ...deps, inquiryId: id }, now);
	return "stored";
}
