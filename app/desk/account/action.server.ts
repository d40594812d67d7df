import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { changePasswordSchema, passwordOnlySchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { ownAccount } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { withCookies } from "../parts/cookies.ts";
import { counted, plural } from "../parts/counted.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";

const wrong = (errors: FieldErrors) => data({ errors }, 400);

/** The forms of the account page, distinguished by `intent`; each changes the account of the person who sends it. */
export const accountAction = answerFailures(async ({ request, context }: ActionFunctionArgs) => {
	const staff = ownAccount(context);
	const { staffAccount } = await context.get(servicesContext).signIn();
	const { intent, ...fields } = textFields(await readForm(request));
	switch (intent) {
		case "password": {
			const form = parseForm(changePasswordSchema, fields);
			if (!form.ok) return wrong(problemTexts(form.problems));
			const answer = await staffAccount.changePassword(request, staff, form.value);
			if (answer.status === "refused") return wrong({ [answer.field]: problemText(answer.problem) });
			const done = "Your password has been changed. Every other session has ended.";
			return data({ done }, { headers: withCookies(answer.cookies) });
		}
		case "recovery":
		case "factor": {
			const form = parseForm(passwordOnlySchema, fields);
			if (!form.ok) return wrong({ [intent]: problemTexts(form.problems).password ?? "" });
			const { password } = form.value;
			const answer =
				intent === "factor"
					? await staffAccount.beginFactor(request, staff, password)
					: await staffAccount.renewRecovery(request, staff, password);
			if (answer.status === "refused") return wrong({ [answer.field]: problemText(answer.problem) });
			return answer.status === "made" ? data({ codes: answer.codes }) : redirect("/desk/account/second-factor", 303);
		}
		case "end": {
			const ended = await staffAccount.endSession(staff, fields.session ?? "");
			return data({ done: ended ? "The session has ended." : "This session had already ended." });
		}
		case "end-others": {
			const count = await staffAccount.endOthers(staff);
			return data({ done: `${counted(count, "session")} ${plural(count, { one: "has", other: "have" })} ended.` });
		}
		default:
			return badForm();
	}
});
