import { data, type RouterContextProvider, redirect } from "react-router";
import type * as z from "zod/mini";
import { BUYER_ACTS, type BuyerActName } from "../../domain/buyer-act.ts";
import {
	acceptSchema,
	declineSchema,
	parseChange,
	renewSchema,
	replySchema,
	withdrawSchema,
} from "../../domain/buyer-acts.ts";
import { type FieldErrors, type Parsed, parseForm, textFields } from "../../domain/form.ts";
import { offeredLines } from "../../domain/quote-content.ts";
import { checkFiles } from "../../server/attachments.server.ts";
import type { BuyerAct } from "../../server/buyer-cases.server.ts";
import type { BuyerAccess } from "../../server/case-links.server.ts";
import { buyerView } from "../../server/case-views.server.ts";
import { readForm, storageSentence } from "../../server/http/form-exchange.server.ts";
import { type Services, servicesContext, visitorContext } from "../../server/services.server.ts";
import type { ActAnswer } from "./act-answer.ts";
import { buyerContext } from "./door.server.ts";

/** Where the page shows what became of an act. */
const PLACES: Readonly<Record<BuyerActName, string>> = {
	accept: "stand",
	change: "stand",
	decline: "stand",
	reply: "conversation",
	withdraw: "stand",
	renew: "stand",
};

/** Does what one of the page's forms asks, and leads back to the page, or says why not with all that was typed. */
export async function performAct(request: Request, context: Readonly<RouterContextProvider>, base: string) {
	const services = context.get(servicesContext);
	const { buyerCases } = services;
	const visitor = context.get(visitorContext);
	const access = context.get(buyerContext);
	const refusal = buyerCases.refuse(access, visitor.address);
	// Files of somebody who has sent too much already are not read; what was typed in a small form is given back.
	if (refusal && isLarge(request))
		return data<ActAnswer>({ act: "reply", values: {}, sentence: refusal }, { status: 429 });
	const form = await readForm(request);
	const { act: name = "", ...values } = textFields(form);
	const act = BUYER_ACTS.find((known) => known === name);
	if (!act) throw data(null, { status: 400, statusText: "Bad Request" });
	const answer = (status: number, more: Pick<ActAnswer, "errors" | "sentence">) =>
		data<ActAnswer>({ act, values, ...more }, { status });
	if (refusal) return answer(429, { sentence: refusal });
	try {
		const read = await readAct(act, form, values, services, access);
		if (!read.ok) return answer(422, { errors: read.errors });
		const result = await buyerCases.act(access, read.value);
		if (result.ok) return redirect(`${base}?done=${act}#${PLACES[act]}`, 303);
		return answer(409, { sentence: result.sentence });
	} catch (error) {
		buyerCases.giveBack(access, visitor.address);
		return answer(503, { sentence: storageSentence(error, visitor.requestId) });
	}
}

const SMALL = 64 * 1024;

function isLarge(request: Request): boolean {
	return Number(request.headers.get("Content-Length") ?? 0) > SMALL;
}

async function readAct(
	act: BuyerActName,
	form: FormData,
	values: Record<string, string>,
	services: Services,
	access: BuyerAccess,
): Promise<Parsed<BuyerAct>> {
	const read = <Value>(schema: z.ZodMiniType<Value>, toAct: (value: Value) => BuyerAct): Parsed<BuyerAct> => {
		const parsed = parseForm(schema, values);
		return parsed.ok ? { ok: true, value: toAct(parsed.value) } : parsed;
	};
	switch (act) {
		case "accept":
			return read(acceptSchema, ({ terms: _, ...rest }) => ({ type: "accept", termsAccepted: true, ...rest }));
		case "decline":
			return read(declineSchema, (value) => ({ type: "decline", ...value }));
		case "withdraw":
			return read(withdrawSchema, (value) => ({ type: "withdraw_request", ...value }));
		case "renew":
			return read(renewSchema, (value) => ({ type: "renew", ...value }));
		case "change": {
			const view = await buyerView(services.database.read, access);
			const version = view?.versions.find((one) => String(one.version) === values.version);
			const parsed = parseChange(values, version ? offeredLines(version.content) : []);
			return parsed.ok ? { ok: true, value: { type: "request_change", ...parsed.value } } : parsed;
		}
		case "reply": {
			const files = await checkFiles(form.getAll("files"));
			const parsed = parseForm(replySchema, values);
			const errors: FieldErrors = {
				...(files.ok ? {} : { files: files.sentence }),
				...(parsed.ok ? {} : parsed.errors),
			};
			if (!files.ok || !parsed.ok) return { ok: false, errors };
			return { ok: true, value: { type: "reply", ...parsed.value, files: files.files } };
		}
	}
}
