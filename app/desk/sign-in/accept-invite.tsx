import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { codeSchema, inviteFormSchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { withCookies } from "../parts/cookies.ts";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import { RecoveryCodes } from "../parts/recovery-codes.tsx";
import type { Route } from "./+types/accept-invite";
import { InviteFactor } from "./accept-invite-factor.tsx";
import { InvitePerson } from "./accept-invite-person.tsx";

export type InviteProblem = {
	values: Readonly<Record<string, string>>;
	errors: FieldErrors;
	sentence?: string;
};

export const meta = () => [{ title: "Welcome · Thari desk" }, { name: "robots", content: "noindex" }];

/** A link that is used up is no error here: after its last step the recovery codes are shown by the same page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { inviteAcceptance } = await context.get(servicesContext).signIn();
	const invite = await inviteAcceptance.open(params.token, request);
	return invite ? { invite } : data({ invite: undefined }, 404);
}

/** Once the codes are shown the link is used up: asking for it again would only say so. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return !(actionResult && "codes" in actionResult) && defaultShouldRevalidate;
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = textFields(await readForm(request));
	const { inviteAcceptance } = await context.get(servicesContext).signIn();
	if ("code" in fields) {
		const form = parseForm(codeSchema, fields);
		if (!form.ok) return data({ problem: { values: {}, errors: problemTexts(form.problems) } }, 400);
		const answer = await inviteAcceptance.confirm(params.token, request, form.value.code);
		if (!answer) throw redirect(`/desk/welcome/${params.token}`, 303);
		if (answer.status === "refused")
			return data({ problem: { values: {}, errors: {}, sentence: problemText(answer.problem) } }, 401);
		return data({ codes: answer.recoveryCodes }, { status: 200, headers: withCookies(answer.cookies) });
	}
	const { password: _, ...values } = fields;
	const form = parseForm(inviteFormSchema, fields);
	if (!form.ok) return data({ problem: { values, errors: problemTexts(form.problems) } }, 400);
	const answer = await inviteAcceptance.setPerson(params.token, request, form.value);
	if (answer?.status === "invalid") return data({ problem: { values, errors: problemTexts(answer.problems) } }, 400);
	if (answer?.status === "refused")
		return data({ problem: { values, errors: {}, sentence: problemText(answer.problem) } }, 409);
	const headers = withCookies(answer?.cookies ?? []);
	return redirect(`/desk/welcome/${params.token}`, { status: 303, headers });
}

export default function AcceptInvite({ loaderData: { invite }, actionData }: Route.ComponentProps) {
	if (actionData && "codes" in actionData)
		return (
			<RecoveryCodes codes={actionData.codes}>
				<a className={buttonClass("primary", true)} href="/desk">
					I have saved them, open the desk
				</a>
			</RecoveryCodes>
		);
	const problem: InviteProblem | undefined = actionData?.problem;
	if (invite?.step === "person") return <InvitePerson {...invite} problem={problem} />;
	if (invite?.step === "factor") return <InviteFactor {...invite} problem={problem} />;
	return (
		<>
			<h1>This link no longer works</h1>
			<p>A link works once and for 24 hours. Please ask for a new one, or sign in if you have finished.</p>
			<p>
				<a className={buttonClass()} href="/desk/sign-in">
					Sign in
				</a>
			</p>
		</>
	);
}
