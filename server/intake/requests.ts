import type { KeyObject } from "node:crypto";
import type { ReadProducts } from "../../domain/catalogue/catalogue.ts";
import { type AskedGoods, checkGoods, requestedIds } from "../../domain/orders/check-request.ts";
import { namesAny } from "../../domain/orders/check-samples.ts";
import { impersonalOf, type OrderDetails } from "../../domain/orders/order-details.ts";
import { type OrderForm, orderFormSchema } from "../../domain/orders/order-form.ts";
import type { OrderLine } from "../../domain/orders/order-lines.ts";
import { type Sample, sampleCount } from "../../domain/orders/samples.ts";
import { storeCells } from "../../domain/orders/stored-cells.ts";
import { readDetails, storeDetails } from "../../domain/orders/stored-details.ts";
import { readSamples, storeSamples } from "../../domain/orders/stored-samples.ts";
import { readUnit } from "../../domain/orders/stored-unit-counts.ts";
import type { FailureReason, NotTaken, Receipt } from "../../domain/orders/submission.ts";
import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { parseForm, textFields } from "../../domain/shared/form.ts";
import { totalAmount } from "../../domain/shared/money.ts";
import type { BuyerProblem } from "../../domain/shared/problem.ts";
import type { Locale } from "../../messages/registry.ts";
import { mintForRepeat, mintLink, openCase } from "../cases/index.ts";
import { enqueueAll, type Queued } from "../outbox/index.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { insertRows, insertUnlessThere } from "../platform/db/insert-row.ts";
import { keptStatement, type Places } from "../platform/db/kept-statement.ts";
import type { FormLimits } from "../platform/http/form-limits.ts";
import { storageProblem } from "../platform/refusal.ts";
import { newRowId } from "../platform/row-id.ts";
import { StorageError } from "../platform/storage-error.ts";
import { mayAcknowledge } from "./acknowledgements.ts";
import type { FormKey, FormKeys } from "./form-keys.ts";
import { bodyHash, keyOrConfirm, SENT_BEFORE, type Sender, suspicionOf, withCountryCode } from "./form-submissions.ts";
import { referenceFor } from "./reference.ts";

type RequestDeps = {
	database: Database;
	catalogue: { productsAt: ReadProducts };
	formKeys: FormKeys;
	limits: FormLimits;
	secret: KeyObject;
	staffEmails: readonly string[];
	/** The domain of our own Message-IDs. */
	mailDomain: string;
	now: () => number;
	/** Called after a commit that queued mail. */
	mailQueued: () => void;
};

export type StoredRequest = { status: "stored"; receipt: Receipt };
type Known = StoredRequest & { id: string };
type Outcome = Known | { status: "conflict" };
type NewRequest = {
	key: FormKey;
	hash: string;
	buyer: OrderForm;
	lines: OrderLine[];
	samples: Sample[];
	catalogueVersion: number;
	suspicion: string | null;
	/** The language the buyer is written to in. */
	locale: Locale;
};

/**
 * Takes an order request: durable, with its mails queued, before "stored" is answered. Sent again under the same
 * key it gives the same receipt. Source: specification, sections 3 to 5 and 8.
 */
export function createRequests(deps: RequestDeps) {
	return {
		async submit(form: FormData, visitor: Sender): Promise<NotTaken | StoredRequest> {
			const { formKey, items, samples, ...values } = textFields(form);
			const asked = { items, samples };
			const failed = (reason: FailureReason, problem: BuyerProblem): NotTaken => ({
				status: "failed",
				reason,
				problem,
				values,
				formKey: reason === "conflict" ? deps.formKeys.issue() : formKey,
			});
			const issued = deps.formKeys.read(formKey);
			const hash = bodyHash([values, ...askedLists(asked)]);
			try {
				// Before anything is said of the key's age: what is stored is never stored again.
				const before = issued && (await findByKey(deps.database.read, issued, hash));
				if (before)
					return before.status === "conflict" ? failed("conflict", SENT_BEFORE) : await anotherLink(deps, before);
				const stamp = keyOrConfirm(deps.formKeys, issued, formKey, values);
				if ("confirm" in stamp) return stamp.confirm;
				const { key } = stamp;

				const buyer = parseForm(orderFormSchema(deps.now()), withCountryCode(values));
				if (!buyer.ok) return { status: "invalid", problems: buyer.problems, values, formKey };
				const catalogue = await deps.catalogue.productsAt(requestedIds(asked));
				const checked = checkGoods(asked, catalogue);
				if (!checked.ok)
					return { status: "lines", problem: checked.problem, problems: checked.problems, values, formKey };
				const refusal = deps.limits.refuse(visitor.address);
				if (refusal) return failed("limit", refusal);

				const request = {
					key,
					hash,
					buyer: buyer.value,
					lines: checked.lines,
					samples: checked.samples,
					catalogueVersion: catalogue.version,
					suspicion: suspicionOf(values),
					locale: visitor.locale,
				};
				const outcome = await deps.database
					.tx((db) => store(db, request, deps), "ahead")
					.catch((error) => {
						deps.limits.giveBack(visitor.address);
						throw error;
					});
				deps.mailQueued();
				return outcome.status === "conflict" ? failed("conflict", SENT_BEFORE) : stored(outcome);
			} catch (error) {
				return failed("storage", storageProblem(error, visitor.requestId));
			}
		},
	};
}

/** Without samples the hash of a request is that of before there were any: sent again, it is the same request. */
function askedLists({ items, samples }: AskedGoods) {
	return namesAny(samples) ? [items, samples] : [items];
}

function stored({ status, receipt }: Known): StoredRequest {
	return { status, receipt };
}

/** A request that is sent again gets a link again, unless its links have been ended. */
async function anotherLink({ database, now }: RequestDeps, { id, receipt }: Known): Promise<StoredRequest> {
	try {
		const token = await database.tx((db) => mintForRepeat(db, id, now()), "ahead");
		return { status: "stored", receipt: token ? { ...receipt, token } : receipt };
	} catch (error) {
		// The request itself is safe; what a full disk costs is the link, which the acknowledgement brings as well.
		if (error instanceof StorageError) return { status: "stored", receipt };
		throw error;
	}
}

/** What is stored under a form's key. */
const requestOfKey = keptStatement((db, of: Places<{ key: string }>) =>
	db
		.selectFrom("quote_request")
		.select(["id", "reference", "body_hash", "pieces", "samples", "details", "total_amount", "created_at"])
		.where("form_key", "=", of("key")),
);

async function findByKey(db: Db, key: FormKey, hash: string): Promise<Outcome | undefined> {
	const {
		rows: [row],
	} = await requestOfKey(db, { key: key.id });
	if (!row) return undefined;
	if (row.body_hash !== hash) return { status: "conflict" };
	const { id, reference, pieces, total_amount: total, created_at: submittedAt } = row;
	const lines = await db
		.selectFrom("quote_request_line")
		.select(["unit", "quantity"])
		.where("request_id", "=", id)
		.execute();
	const counts = countByUnit(lines.map(({ unit, quantity }) => ({ unit: readUnit(unit), quantity })));
	const samples = sampleCount(readSamples(row.samples));
	const said = { samples, details: readDetails(row.details) };
	return { status: "stored", id, receipt: receiptOf({ reference, submittedAt, pieces, counts, total }, said) };
}

type Said = { samples: number; details: OrderDetails };

function receiptOf(receipt: Receipt, { samples, details }: Said): Receipt {
	const asked = impersonalOf(details);
	return { ...receipt, ...(samples > 0 && { samples }), ...(Object.keys(asked).length > 0 && { asked }) };
}

/** The request, its lines and its mails, in the caller's transaction. */
async function store(db: Db, request: NewRequest, deps: RequestDeps): Promise<Outcome> {
	const { buyer, lines, samples, key, hash } = request;
	const now = deps.now();
	const id = newRowId(now);
	const total = totalAmount(lines);
	const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
	const row = {
		id,
		form_key: key.id,
		body_hash: hash,
		customer_name: buyer.fullName,
		email: buyer.email,
		phone: buyer.phone,
		company: buyer.company,
		country: buyer.country,
		locale: request.locale,
		address: buyer.address,
		notes: buyer.notes,
		details: storeDetails(buyer.details),
		samples: storeSamples(samples),
		total_amount: total,
		pieces,
		catalogue_version: request.catalogueVersion,
		doubt: request.suspicion,
		created_at: now,
	};
	const references = referenceFor(now);
	for (;;) {
		const reference = references.next().value;
		if (!(await insertUnlessThere(db, "quote_request", { ...row, reference }))) {
			// Either the same key came a moment earlier, or only the reference is taken: then the next one.
			const before = await findByKey(db, key, hash);
			if (before?.status === "stored")
				return { ...before, receipt: { ...before.receipt, token: await mintForRepeat(db, before.id, now) } };
			if (before) return before;
			continue;
		}
		const stored = lines.map(({ id: product_id, cells = [], ...line }, position) => {
			return { request_id: id, position, product_id, ...line, cells: storeCells(cells) };
		});
		await insertRows(db, "quote_request_line", stored);
		await openCase(db, { ...row, reference }, lines, samples);
		const token = await mintLink(db, id, now);
		await queueMails(db, id, token, request, deps, now);
		return {
			status: "stored",
			id,
			receipt: receiptOf(
				{ reference, submittedAt: now, pieces, counts: countByUnit(lines), total, token },
				{ samples: sampleCount(samples), details: buyer.details },
			),
		};
	}
}

/** Staff always; the buyer at most once in 24 hours per address, and never when a machine may have typed it. */
async function queueMails(
	db: Db,
	requestId: string,
	token: string,
	request: NewRequest,
	deps: RequestDeps,
	now: number,
): Promise<void> {
	const { buyer, locale, suspicion } = request;
	if (suspicion) return;
	const mails: Queued[] = deps.staffEmails.map((to) => ({ delivery: { kind: "staff-request", requestId }, to }));
	if (await mayAcknowledge(db, buyer.email, deps.secret, now))
		mails.push({
			delivery: { kind: "buyer-acknowledgement", requestId, token },
			to: { recipient: buyer.email, locale },
		});
	await enqueueAll(db, mails, deps.mailDomain, now);
}
