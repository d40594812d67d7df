import { data, Form } from "react-router";
import { textFields } from "../../../domain/shared/form.ts";
import { readRole, roleLabels, roles } from "../../../domain/staff/staff.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { times } from "../parts/counted.ts";
import { SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import panelStyles from "../parts/panel.module.css";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/person";
import { MadeLink } from "./made-link.tsx";
import { StateTag } from "./people-table.tsx";
import { PersonFacts, PersonStep } from "./person-parts.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	requireRight(context, "people.manage");
	const person = await context.get(servicesContext).people.find(params.id);
	if (!person) throw data(null, { status: 404, statusText: "Not Found" });
	return { person };
}

/** One change to one person, named by `intent`. */
export const action = answerFailures(async ({ request, params: { id }, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "people.manage");
	const { people } = context.get(servicesContext);
	const { intent, role } = textFields(await readForm(request));
	if (intent === "renew") {
		const answer = await people.renew(permit, id);
		return answer.status === "made" ? data({ made: answer }) : data({ sentence: problemText(answer.problem) }, 409);
	}
	const wanted = readRole(role);
	const answer =
		intent === "role" && wanted
			? await people.setRole(permit, id, wanted)
			: intent === "disable" || intent === "enable"
				? await people.setDisabled(permit, id, intent === "disable")
				: intent === "end-sessions"
					? await people.endSessions(permit, id)
					: badForm();
	return answer.status === "changed" ? data({ done: "Done." }) : data({ sentence: problemText(answer.problem) }, 409);
});

export default function Person({ loaderData: { person }, actionData }: Route.ComponentProps) {
	const { name, role, state, sessions } = person;
	const isDisabled = state === "disabled";
	return (
		<DeskPage
			title={name}
			note={<StateTag state={state} />}
			actions={
				<a className={buttonClass()} href="/desk/people">
					All people
				</a>
			}
		>
			{actionData && "done" in actionData && <Notice kind="good">{actionData.done}</Notice>}
			{actionData && "sentence" in actionData && <Notice kind="bad">{actionData.sentence}</Notice>}
			{actionData && "made" in actionData && <MadeLink {...actionData.made} email={person.email} />}
			<div className={panelStyles.panels}>
				<PersonFacts person={person} />
				<PersonStep
					title="Role"
					text="What this person may do at the desk. It takes effect on the next page they open."
				>
					<Form method="post" className={`${fieldsStyles.fields} ${fieldsStyles.line}`}>
						<input type="hidden" name="intent" value="role" />
						<SelectField label="Role" name="role" defaultValue={role} key={role}>
							{roles.map((one) => (
								<option key={one} value={one}>
									{roleLabels[one]}
								</option>
							))}
						</SelectField>
						<Button type="submit">Change role</Button>
					</Form>
				</PersonStep>
				<PersonStep
					title="Lost phone or password"
					text="A link to set a new password and a new second factor. The old ones, and every session, end when it is used."
				>
					<IntentButton intent="renew" disabled={isDisabled}>
						Create sign-in link
					</IntentButton>
				</PersonStep>
				<PersonStep
					title="Sessions"
					text={sessions === 0 ? "Not signed in anywhere." : `Signed in ${times(sessions)}.`}
				>
					<IntentButton intent="end-sessions" disabled={sessions === 0}>
						End all
					</IntentButton>
				</PersonStep>
				<PersonStep
					title="Access"
					text={
						isDisabled
							? "Nobody can sign in with this account. What was done stays in the history."
							: "Removes access: every session ends at once. What was done stays in the history."
					}
				>
					<IntentButton intent={isDisabled ? "enable" : "disable"} danger={!isDisabled}>
						{isDisabled ? "Restore access" : "Disable"}
					</IntentButton>
				</PersonStep>
			</div>
		</DeskPage>
	);
}

type IntentProps = { intent: string; disabled?: boolean; danger?: boolean; children: React.ReactNode };

function IntentButton({ intent, disabled, danger, children }: IntentProps) {
	return (
		<Form method="post">
			<Button type="submit" name="intent" value={intent} kind={danger ? "danger" : "plain"} disabled={disabled}>
				{children}
			</Button>
		</Form>
	);
}
