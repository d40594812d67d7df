import { data, Form, redirect, redirectDocument } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { signInSchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { safeReturn, whoComes } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { withCookies } from "../parts/cookies.ts";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import type { Route } from "./+types/sign-in";

/** A person already signed in is sent on; the address says where they wanted to go. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const to = safeReturn(url.searchParams.get("to"));
	if (await whoComes(request, context)) throw redirectDocument(to);
	return { to, isOut: url.searchParams.has("out") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { to, ...fields } = textFields(await readForm(request));
	const form = parseForm(signInSchema, fields);
	const email = fields.email ?? "";
	if (!form.ok) return data({ email, errors: problemTexts(form.problems), sentence: undefined }, 400);
	const { staffAuth } = await context.get(servicesContext).signIn();
	const entry = await staffAuth.signIn(request, form.value, context.get(visitorContext));
	const none: FieldErrors = {};
	if (entry.status === "refused") return data({ email, errors: none, sentence: problemText(entry.problem) }, 401);
	const next = `/desk/sign-in/second-factor?to=${encodeURIComponent(safeReturn(to))}`;
	return redirect(next, { status: 303, headers: withCookies(entry.cookies) });
}

export default function SignIn({ loaderData: { to, isOut }, actionData }: Route.ComponentProps) {
	return (
		<>
			<h1>Sign in</h1>
			{actionData?.sentence && <Notice kind="bad">{actionData.sentence}</Notice>}
			{isOut && !actionData && <Notice>You are signed out.</Notice>}
			<Form method="post" className={layoutStyles.stack} noValidate>
				<input type="hidden" name="to" value={to} />
				<Field
					label="Email"
					name="email"
					type="email"
					autoComplete="username"
					defaultValue={actionData?.email}
					error={actionData?.errors.email}
					required
					autoFocus={!actionData?.sentence}
				/>
				<PasswordField
					label="Password"
					name="password"
					autoComplete="current-password"
					error={actionData?.errors.password}
					required
					autoFocus={Boolean(actionData?.sentence)}
				/>
				<Button kind="primary" type="submit" wide>
					Continue
				</Button>
			</Form>
			<p className={textStyles.muted}>No account, forgotten password or lost phone? Ask an owner for a new link.</p>
		</>
	);
}
