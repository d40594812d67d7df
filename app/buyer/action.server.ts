import { data, type RouterContextProvider, redirect } from "react-router";
import type * as z from "zod/mini";
import { BUYER_ACTIONS, type BuyerActionName } from "../../domain/cases/buyer-action.ts";
import {
	acceptSchema,
	agreeSchema,
	declineSchema,
	parseChange,
	renewSchema,
	replySchema,
	undoSchema,
	withdrawSchema,
} from "../../domain/cases/buyer-actions.ts";
import { CHOOSING_FIELD, SHOWN_FIELD } from "../../domain/quotes/choice-fields.ts";
import { readChoice } from "../../domain/quotes/choice-form.ts";
import { offeredLines } from "../../domain/quotes/content.ts";
import type { NotSavedReason, Typed } from "../../domain/shared/action-result.ts";
import { type FieldProblems, type Parsed, parseForm, textFields } from "../../domain/shared/form.ts";
import { buyerWords, fieldWords } from "../../messages/problems.ts";
import { messagesFor } from "../../messages/registry.ts";
import type { BuyerAccess, BuyerAction, CheckedFile } from "../../server/cases/index.ts";
import { checkFiles } from "../../server/cases/index.ts";
import {
	buyerContext,
	localeContext,
	type Services,
	servicesContext,
	visitorContext,
} from "../../server/main/context.ts";
import { readForm, storageProblem } from "../../server/platform/http/form-exchange.server.ts";
import { answer } from "../forms/answer.server.ts";
import type { FormResult } from "../forms/form-result.ts";
import { chosenContext } from "./chosen-context.server.ts";

/** Where the page shows the result of an action. */
const PLACES: Readonly<Record<BuyerActionName, string>> = {
	accept: "status",
	change: "status",
	decline: "status",
	reply: "conversation",
	withdraw: "status",
	renew: "status",
	undo: "status",
	agree: "status",
};

/** How long a machine should wait before it sends its files again, seconds. */
const RETRY_AFTER = "30";

/** Does what one of the page's forms asks, and leads back to the page, or says why not with all that was typed. */
export async function performAction(request: Request, context: Readonly<RouterContextProvider>, base: string) {
	const { buyerCases } = context.get(servicesContext);
	const { address } = context.get(visitorContext);
	const { problems: words, buyer } = messagesFor(context.get(localeContext));
	const access = context.get(buyerContext);
	const tooMany = buyerCases.refuse(access, address);
	const refusal = tooMany && buyerWords(tooMany, words);
	const bytes = Number(request.headers.get("Content-Length") ?? 0);
	if (bytes <= SMALL) return readAndPerform(request, context, base, refusal);
	// Files that are not wanted are not read; what was typed stays in the page that script keeps.
	const which = new URL(request.url).searchParams.get("form");
	const action = BUYER_ACTIONS.find((known) => known === which) ?? "reply";
	const unread = (status: 429 | 503, sentence: string, headers: HeadersInit = {}) =>
		data(notSaved(action, status === 429 ? "too_many" : "too_large", sentence), { status, headers });
	if (refusal) return unread(429, refusal);
	const tooMuch = buyerCases.refuseBytes(address, bytes);
	const done = tooMuch
		? undefined
		: await buyerCases.withFiles(access, address, () => readAndPerform(request, context, base, undefined));
	if (done) return done;
	buyerCases.giveBack(access, address);
	return tooMuch
		? unread(429, buyerWords(tooMuch, words))
		: unread(503, buyer.refusals.crowded, { "Retry-After": RETRY_AFTER });
}

const SMALL = 64 * 1024;

async function readAndPerform(
	request: Request,
	context: Readonly<RouterContextProvider>,
	base: string,
	refusal: string | undefined,
) {
	const services = context.get(servicesContext);
	const { buyerCases } = services;
	const visitor = context.get(visitorContext);
	const { problems: words, buyer } = messagesFor(context.get(localeContext));
	const access = context.get(buyerContext);
	const form = await readForm(request);
	const { act: name = "", ...values } = textFields(form);
	const action = BUYER_ACTIONS.find((known) => known === name);
	if (!action) throw data(null, { status: 400, statusText: "Bad Request" });
	// The room is for files: a text of megabytes would be written into the answer again.
	if (lengthOf(values) > SMALL) return data(notSaved(action, "too_large", buyer.refusals.tooLong), { status: 422 });
	if (refusal) return data(notSaved(action, "too_many", refusal, values), { status: 429 });
	// Should the page be shown again, then with what was chosen.
	if (action === "accept") context.set(chosenContext, values);
	if (action === "accept" && LOOK_FIELD in values) return data<FormResult>(lookedAt(values), { status: 200 });
	try {
		const read = await readAction(action, form, values, services, access);
		if (!read.ok) {
			const errors = fieldWords(read.problems, words);
			return answer<FormResult>({ status: "refused", action, sentence: "", errors, values });
		}
		const result = await buyerCases.perform(access, read.value, visitor.address);
		if (result.ok) return redirect(`${base}?done=${action}#${PLACES[action]}`, 303);
		const sentence = buyerWords(result.problem, words);
		return answer<FormResult>({ status: "conflict", action, sentence, values });
	} catch (error) {
		// An answer, not a failure: the link has ended since the body began to arrive.
		if (!(error instanceof Error)) throw error;
		buyerCases.giveBack(access, visitor.address);
		return answer(notSaved(action, "storage", buyerWords(storageProblem(error, visitor.requestId), words), values));
	}
}

/** A form without script that asks only what its choice comes to. */
const LOOK_FIELD = "look";

function lookedAt(values: Typed): FormResult {
	return { status: "refused", action: "accept", sentence: "", errors: {}, values };
}

function notSaved(action: BuyerActionName, reason: NotSavedReason, sentence: string, values: Typed = {}): FormResult {
	return { status: "not_saved", action, reason, sentence, values };
}

function lengthOf(values: Readonly<Record<string, string>>): number {
	return Object.entries(values).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}

async function readAction(
	action: BuyerActionName,
	form: FormData,
	values: Record<string, string>,
	services: Services,
	access: BuyerAccess,
): Promise<Parsed<BuyerAction>> {
	const read = <Value>(schema: z.ZodMiniType<Value>, toAction: (value: Value) => BuyerAction): Parsed<BuyerAction> => {
		const parsed = parseForm(schema, values);
		return parsed.ok ? { ok: true, value: toAction(parsed.value) } : parsed;
	};
	switch (action) {
		case "accept":
			return readAcceptance(form, values, services, access);
		case "decline":
			return read(declineSchema, (value) => ({ kind: "decline", ...value }));
		case "withdraw":
			return read(withdrawSchema, (value) => ({ kind: "withdraw_request", ...value }));
		case "renew":
			return read(renewSchema, (value) => ({ kind: "renew", ...value }));
		case "undo":
			return read(undoSchema, (value) => ({ kind: "ask_undo", ...value }));
		case "agree":
			return read(agreeSchema, (value) => ({ kind: "agree_undo", ...value }));
		case "change": {
			const view = await services.buyerCases.view(access);
			const version = view?.versions.find((one) => String(one.version) === values.version);
			const parsed = parseChange(values, version ? offeredLines(version.content) : []);
			return parsed.ok ? { ok: true, value: { kind: "request_change", ...parsed.value } } : parsed;
		}
		case "reply":
			return withFiles(form, parseForm(replySchema, values), (value, files) => ({ kind: "reply", ...value, files }));
	}
}

/** An acceptance with what is taken of the version; the form says too which figures stood beside it. */
async function readAcceptance(
	form: FormData,
	values: Record<string, string>,
	{ quotes }: Services,
	{ caseId }: BuyerAccess,
): Promise<Parsed<BuyerAction>> {
	const parsed = parseForm(acceptSchema, values);
	const content =
		parsed.ok && CHOOSING_FIELD in values ? await quotes.version(caseId, parsed.value.version) : undefined;
	const choice = content && readChoice(values, content);
	return withFiles(form, parsed, ({ terms: _, ...rest }, files) => ({
		...{ kind: "accept", termsAccepted: true, files },
		...rest,
		...(choice && { choice, shown: values[SHOWN_FIELD] ?? "" }),
	}));
}

/** A form that may bring files: what is wrong with them is told beside what is wrong with its fields. */
async function withFiles<Value>(
	form: FormData,
	parsed: Parsed<Value>,
	toAction: (value: Value, files: readonly CheckedFile[]) => BuyerAction,
): Promise<Parsed<BuyerAction>> {
	const files = await checkFiles(form.getAll("files"));
	const problems: FieldProblems = {
		...(files.ok ? {} : { files: files.problem }),
		...(parsed.ok ? {} : parsed.problems),
	};
	if (!files.ok || !parsed.ok) return { ok: false, problems };
	return { ok: true, value: toAction(parsed.value, files.files) };
}
