import { data, redirect } from "react-router";
import { type FieldErrors, textFields } from "../../../domain/shared/form.ts";
import type { InquiryAction } from "../../../server/inquiries/index.ts";
import type { Services } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import type { CaseResult } from "../case/action-answer.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { problemText } from "../parts/problem-words.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_MESSAGE = 8000;

/** Answers, notes, closes: whatever the form says, on the revision that the person saw. */
export async function answerInquiry(request: Request, { inquiryCases }: Services, staff: StaffPermit, id: string) {
	const { revision: begunAt = "", shown, ...values } = textFields(await readForm(request));
	// What came meanwhile has been shown, and is written over on purpose.
	const revision = shown ?? begunAt;
	const { intent = "" } = values;
	const action = readAction(values, staff);
	if (!action || !/^\d{1,15}$/.test(revision)) return badForm();
	const result = await inquiryCases.perform(staff, { id, revision: Number(revision) }, action);
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
	const errors: FieldErrors = reason === "incomplete" ? { message: sentence } : {};
	return data<CaseResult>(
		{ status: "refused", action: intent, sentence, errors, values },
		reason === "incomplete" ? 400 : 409,
	);
}

/** What the form asks for; undefined for what none of ours sends. */
function readAction(values: Readonly<Record<string, string>>, staff: StaffPermit): InquiryAction | undefined {
	const text = (values.message ?? "").replaceAll("\r\n", "\n").trim().slice(0, MAX_MESSAGE);
	const entry = UUID.test(values.entryId ?? "") ? { entryId: values.entryId } : {};
	switch (values.intent) {
		case "reply":
			return { ...entry, kind: "reply", message: text };
		case "note":
			return { ...entry, kind: "note", text };
		case "take":
			return { ...entry, kind: "assign", ownerId: staff.id, ownerName: staff.name };
		case "close":
		case "reopen":
		case "mark_spam":
		case "not_spam":
			return { ...entry, kind: values.intent };
		default:
			return undefined;
	}
}
