import { data, redirect } from "react-router";
import { type CaseAction, caseActionSchema } from "../../../domain/cases/case-actions.ts";
import { CHOOSING_FIELD } from "../../../domain/quotes/choice-fields.ts";
import { readChoice } from "../../../domain/quotes/choice-form.ts";
import type { Choice } from "../../../domain/quotes/confirmed.ts";
import type { Typed } from "../../../domain/shared/action-result.ts";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import type { ChangeResult, StaffAction } from "../../../server/cases/index.ts";
import { type CheckedFile, checkFiles } from "../../../server/cases/index.ts";
import type { Services } from "../../../server/main/context.ts";
import { readFileForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import type { CaseResult } from "./action-answer.ts";

/** The fields of these forms that a person types into. */
const TYPED = new Set(["message", "name", "email", "phone", "company", "address"]);

/** Reads a posted form, does what it asks, and says so: in place where script runs, else by the page itself. */
export async function answerAction(request: Request, services: Services, staff: StaffPermit, caseId: string) {
	const form = await readFileForm(request);
	const { revision: begunAt = "", shown, ...values } = textFields(form);
	// What came meanwhile has been shown, and is written over on purpose.
	const revision = shown ?? begunAt;
	const intent = values.intent ?? "";
	const refused = (sentence: string, status: number, errors: FieldErrors = {}) =>
		data<CaseResult>({ status: "refused", action: intent, sentence, errors, values }, status);
	const parsed = parseForm(caseActionSchema, { ...values, revision });
	if (!parsed.ok) {
		const ofFields = Object.keys(parsed.problems).some((field) => TYPED.has(field));
		return ofFields ? refused("Nothing was saved yet.", 400, problemTexts(parsed.problems)) : badForm();
	}
	const action = parsed.value;
	if (!("revision" in action)) {
		await services.staffCases.markRead(staff, caseId, action.intent === "read");
		return answered(request, caseId, { status: "done", action: intent, revision: 0 });
	}
	const files = await checkFiles(form.getAll("files"));
	if (!files.ok) return refused(problemText(files.problem), 400);
	const seen = { caseId, revision: action.revision };
	if (action.intent === "link") return settled(await services.staffCases.renewLink(staff, seen));
	if (action.intent === "correct_buyer") {
		const { entryId, name, email, phone, company, country, address, links } = action;
		const buyer = { name, email, phone, company, country, address: address.replaceAll("\r\n", "\n") };
		return settled(
			await services.staffCases.correctBuyer(staff, seen, { entryId, buyer, renewLinks: links === "renew" }),
		);
	}
	const wanted = await staffAction(services, action, files.files, await choiceIn(values, services, caseId));
	if (!wanted) return refused("This colleague does not work here any more. Nothing was changed.", 409);
	return settled(await services.staffCases.perform(staff, seen, wanted));

	function settled(result: ChangeResult & { token?: string }) {
		if (result.ok) {
			const link = result.token && `${services.publicUrl}/q/${result.token}`;
			return answered(request, caseId, {
				status: "done",
				action: intent,
				revision: result.row.revision,
				repeated: result.done,
				link,
			});
		}
		if (result.reason !== "conflict") return refused(problemText(result.problem), 409);
		const { problem, meanwhile, revision: shown = Number(revision) } = result;
		const sentence = problemText(problem);
		return data<CaseResult>(
			{ status: "conflict", action: intent, sentence, values, meanwhile, seen: Number(begunAt), shown },
			409,
		);
	}
}

/** Without script a reload must not send the form again; what is shown only once is the exception. */
function answered(request: Request, caseId: string, answer: CaseResult & { status: "done" }) {
	if (request.headers.get("Sec-Fetch-Mode") === "navigate" && !answer.link)
		throw redirect(`/desk/requests/${caseId}`, 303);
	return data<CaseResult>(answer);
}

type Written = Exclude<Extract<CaseAction, { revision: number }>, { intent: "link" | "correct_buyer" }>;

/** What an order that is recorded takes of the version that its form shows; the offer as it stands where it says nothing. */
async function choiceIn(values: Typed, { quotes }: Services, caseId: string): Promise<Choice | undefined> {
	if (!(CHOOSING_FIELD in values)) return undefined;
	const content = await quotes.version(caseId, Number(/^\d{1,6}$/.exec(values.version ?? "")?.[0] ?? 0));
	return content && readChoice(values, content);
}

/** The form as the use-case knows it; undefined for an owner who is not here. */
async function staffAction(
	{ people }: Services,
	action: Written,
	files: readonly CheckedFile[],
	choice: Choice | undefined,
): Promise<StaffAction | undefined> {
	const { entryId } = action;
	switch (action.intent) {
		case "assign": {
			if (action.owner === "") return { entryId, kind: "assign", ownerId: null, ownerName: "nobody" };
			const owner = (await people.colleagues()).find(({ id, here }) => here && id === action.owner);
			return owner && { entryId, kind: "assign", ownerId: owner.id, ownerName: owner.name };
		}
		case "ask":
			return { entryId, kind: "ask", question: action.message, files };
		case "reply":
			return { entryId, kind: "reply", message: action.message, files };
		case "note":
			return { entryId, kind: "note", text: action.message };
		case "refuse":
		case "withdraw_offer":
		case "ask_undo":
			return { entryId, kind: action.intent, reason: action.message };
		case "renew":
			return { entryId, kind: "renew", message: action.message };
		case "record_answer":
			return { entryId, kind: "record_answer", note: action.message };
		case "record_acceptance":
			return { entryId, kind: "record_acceptance", note: action.message, name: action.name, choice };
		default:
			return { entryId, kind: action.intent };
	}
}
