import { data, Form } from "react-router";
import { parseForm, textFields } from "../../../domain/shared/form.ts";
import { codeSchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { ownAccount, staffContext } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { FactorSecret } from "../parts/factor-secret.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { DeskPage } from "../parts/page.tsx";
import panelStyles from "../parts/panel.module.css";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import type { Route } from "./+types/account-factor";
import { NewCodes } from "./new-codes.tsx";

/** The new secret that waits for its first code. */
export async function loader({ context }: Route.LoaderArgs) {
	const { staffAccount } = await context.get(servicesContext).signIn();
	return { enrolment: await staffAccount.pendingFactor(context.get(staffContext)) };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const form = parseForm(codeSchema, textFields(await readForm(request)));
	if (!form.ok) return data({ error: problemTexts(form.problems).code }, 400);
	const { staffAccount } = await context.get(servicesContext).signIn();
	const answer = await staffAccount.confirmFactor(ownAccount(context), form.value.code);
	if (answer.status === "made") return data({ codes: answer.codes });
	return data({ error: problemText(answer.problem) }, 400);
});

export default function AccountFactor({ loaderData: { enrolment }, actionData }: Route.ComponentProps) {
	if (actionData && "codes" in actionData) return <NewCodes title="Second factor" codes={actionData.codes} />;
	return (
		<DeskPage title="Second factor">
			<div className={`${panelStyles.panel} ${panelStyles.alone}`}>
				{enrolment ? (
					<>
						<p>Scan this with an authenticator app, then type the code it shows.</p>
						<FactorSecret enrolment={enrolment} />
						<Form method="post" className={layoutStyles.stack} noValidate>
							<Field
								label="Code from the new app"
								name="code"
								inputMode="numeric"
								autoComplete="one-time-code"
								error={actionData?.error}
								required
								autoFocus
							/>
							<div className={layoutStyles.actions}>
								<Button kind="primary" type="submit">
									Confirm
								</Button>
								<a className={buttonClass("quiet")} href="/desk/account">
									Keep the old one
								</a>
							</div>
						</Form>
					</>
				) : (
					<p>
						There is no new second factor to confirm. <a href="/desk/account">Back to your account</a>
					</p>
				)}
			</div>
		</DeskPage>
	);
}
