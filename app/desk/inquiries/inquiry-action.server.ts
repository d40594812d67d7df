import { data, redirect } from "react-router";
import { type InquiryForm, inquiryActionSchema } from "../../../domain/inquiries/inquiry-actions.ts";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import type { InquiryAction } from "../../../server/inquiries/index.ts";
import type { Services } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import type { CaseResult } from "../case/action-answer.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";

/** Answers, notes, closes: whatever the form says, on the revision that the person saw. */
export async function answerInquiry(request: Request, { inquiryCases }: Services, staff: StaffPermit, id: string) {
	const { revision: begunAt = "", shown, ...values } = textFields(await readForm(request));
	// What came meanwhile has been shown, and is written over on purpose.
	const revision = shown ?? begunAt;
	const { intent = "" } = values;
	const refused = (sentence: string, status: number, errors: FieldErrors = {}) =>
		data<CaseResult>({ status: "refused", action: intent, sentence, errors, values }, status);
	const parsed = parseForm(inquiryActionSchema, { ...values, revision });
	if (!parsed.ok) {
		if (!parsed.problems.message) return badForm();
		return refused("Nothing was saved yet.", 400, problemTexts(parsed.problems));
	}
	const result = await inquiryCases.perform(
		staff,
		{ id, revision: parsed.value.revision },
		inquiryAction(parsed.value, staff),
	);
	if (result.ok) {
		// Without script a reload must not send the form again.
		if (request.headers.get("Sec-Fetch-Mode") === "navigate") throw redirect(`/desk/inquiries/${id}`, 303);
		return data<CaseResult>({ status: "done", action: intent, revision: result.revision, repeated: result.done });
	}
	const { problem, reason } = result;
	const sentence = problemText(problem);
	if (reason === "conflict") {
		const { meanwhile, revision: shown } = result;
		const seen = Number(begunAt);
		return data<CaseResult>({ status: "conflict", action: intent, sentence, values, meanwhile, seen, shown }, 409);
	}
	return reason === "incomplete" ? refused(sentence, 400, { message: sentence }) : refused(sentence, 409);
}

/** The form as the use-case knows it. */
function inquiryAction(form: InquiryForm, staff: StaffPermit): InquiryAction {
	const { entryId } = form;
	switch (form.intent) {
		case "reply":
			return { entryId, kind: "reply", message: form.message };
		case "note":
			return { entryId, kind: "note", text: form.message };
		case "take":
			return { entryId, kind: "assign", ownerId: staff.id, ownerName: staff.name };
		default:
			return { entryId, kind: form.intent };
	}
}
