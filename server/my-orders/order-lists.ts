import { orderListSchema } from "../../domain/orders/order-list-form.ts";
import type { FailureReason, Submission } from "../../domain/orders/submission.ts";
import { parseForm, textFields } from "../../domain/shared/form.ts";
import type { BuyerProblem } from "../../domain/shared/problem.ts";
import type { Locale } from "../../messages/registry.ts";
import { admitToken } from "../cases/index.ts";
import type { Database } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { insertRow } from "../platform/db/insert-row.ts";
import type { FormLimits } from "../platform/http/form-limits.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import { storageProblem } from "../platform/refusal.ts";
import { newRowId } from "../platform/row-id.ts";
import { casesOfMailbox, isSameAddress } from "./cases-of-address.ts";
import { type ListedRequest, listedRequests } from "./listed-requests.ts";
import { OrderListAccess } from "./order-list-link.ts";

type OrderListDeps = {
	database: Database;
	/** The same behind the gate of a list's link. */
	gated: GuardedDatabase;
	limits: FormLimits;
	now: () => number;
	/** Called after an ask is stored; answering it is a job of its own. */
	asked: () => void;
};

/** "My orders": a list of the requests of an address, by a mailed link. */
export function createOrderLists({ database, gated, limits, now, asked }: OrderListDeps) {
	return {
		/**
		 * Takes an ask for a list. Whether there are requests is not looked at here: answer, statements and time are the
		 * same for every address, so that nobody learns who orders here.
		 */
		async ask(form: FormData, visitor: Visitor & { locale: Locale }): Promise<Submission> {
			const { formKey: _, ...values } = textFields(form);
			const failed = (reason: FailureReason, problem: BuyerProblem): Submission => {
				return { status: "failed", reason, problem, values };
			};
			const read = parseForm(orderListSchema, values);
			if (!read.ok) return { status: "invalid", problems: read.problems, values };
			const refusal = limits.refuse(visitor.address);
			if (refusal) return failed("limit", refusal);
			const at = now();
			const row = { id: newRowId(at), email: read.value.email, locale: visitor.locale, asked_at: at };
			try {
				await database.tx((db) => insertRow(db, "order_list_ask", row), "ahead");
			} catch (error) {
				limits.giveBack(visitor.address);
				return failed("storage", storageProblem(error, visitor.requestId));
			}
			asked();
			return { status: "sent" };
		},

		/** Opens a list's link; "expired" while that is still known of it, undefined for any other that is not good. */
		open: (token: string, ended: () => unknown): Promise<OrderListAccess | "expired" | undefined> =>
			OrderListAccess.find(database.read, token, now(), ended),

		/** The requests of a list, newest first. */
		requests: ({ email }: OrderListAccess): Promise<ListedRequest[]> => listedRequests(database.read, email, now()),

		/**
		 * Opens the private page of one of them. The link it gives ends with the list's, and no later than one that its
		 * buyer has: a list gives nobody more than they were sent.
		 * @returns its token; undefined where no link of that request works, or the list has no such request
		 */
		openCase: (access: OrderListAccess, reference: string): Promise<string | undefined> =>
			gated.tx(access, async (db) => {
				const found = await casesOfMailbox(db, access.email)
					.select(["c.id", "b.email"])
					.where("c.reference", "=", reference)
					.executeTakeFirst();
				if (!found || !isSameAddress(found.email, access.email)) return undefined;
				const token = access.caseToken(found.id);
				return (await admitToken(db, found.id, token, access.until, now())) ? token : undefined;
			}),
	};
}
