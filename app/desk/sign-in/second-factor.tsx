import { data, Form, redirectDocument } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { codeSchema, recoverySchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { safeReturn, whoComes } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { withCookies } from "../parts/cookies.ts";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import type { Route } from "./+types/second-factor";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const to = safeReturn(url.searchParams.get("to"));
	if (await whoComes(request, context)) throw redirectDocument(to);
	return { to };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { to, ...fields } = textFields(await readForm(request));
	const { staffAuth } = await context.get(servicesContext).signIn();
	const visitor = context.get(visitorContext);
	const byCode = "code" in fields;
	const form = byCode ? parseForm(codeSchema, fields) : parseForm(recoverySchema, fields);
	if (!form.ok) return data({ errors: problemTexts(form.problems), sentence: undefined }, 400);
	const entry =
		"code" in form.value
			? await staffAuth.enterCode(request, form.value.code, visitor)
			: await staffAuth.enterRecovery(request, form.value.recovery, visitor);
	if (entry.status === "refused") {
		const errors: FieldErrors = {};
		return data({ errors, sentence: problemText(entry.problem) }, 401);
	}
	const next = byCode ? safeReturn(to) : "/desk/account?recovered";
	// The sign-in page does not know the addresses behind it.
	return redirectDocument(next, { status: 303, headers: withCookies(entry.cookies) });
}

export default function SecondFactor({ loaderData: { to }, actionData }: Route.ComponentProps) {
	const errors = actionData?.errors;
	return (
		<>
			<h1>Second factor</h1>
			{actionData?.sentence && <Notice kind="bad">{actionData.sentence}</Notice>}
			<Form method="post" className={layoutStyles.stack} noValidate>
				<input type="hidden" name="to" value={to} />
				<Field
					label="Code from your app"
					name="code"
					hint="Six digits, new every 30 seconds"
					inputMode="numeric"
					autoComplete="one-time-code"
					error={errors?.code}
					required
					autoFocus
				/>
				<Button kind="primary" type="submit" wide>
					Sign in
				</Button>
			</Form>
			<details className={layoutStyles.fold} open={errors?.recovery !== undefined}>
				<summary>I do not have my phone</summary>
				<Form method="post" className={layoutStyles.stack} noValidate>
					<input type="hidden" name="to" value={to} />
					<Field
						label="Recovery code"
						name="recovery"
						hint="One of the ten you saved when you set up your account. Each works once."
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						error={errors?.recovery}
						required
					/>
					<Button type="submit" wide>
						Sign in with it
					</Button>
				</Form>
			</details>
			<p className={textStyles.muted}>
				<a href="/desk/sign-in">Start again</a>
			</p>
		</>
	);
}
