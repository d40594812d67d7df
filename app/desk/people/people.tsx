import { data } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { inviteSchema } from "../../../domain/staff/staff-forms.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { counted } from "../parts/counted.ts";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { problemText, problemTexts } from "../parts/problem-words.ts";
import type { Route } from "./+types/people";
import { InviteForm } from "./invite-form.tsx";
import { OpenInvites } from "./open-invites.tsx";
import { PeopleTable } from "./people-table.tsx";

export type PeopleData = Route.ComponentProps["loaderData"];

export async function loader({ context }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "people.manage");
	return { ...(await context.get(servicesContext).people.list()), me: staffId };
}

/** Invites somebody, or with an `invite` takes a link back. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "people.manage");
	const { people } = context.get(servicesContext);
	const { invite, ...fields } = textFields(await readForm(request));
	if (invite !== undefined) {
		const answer = await people.withdraw(permit, invite);
		return data({ done: answer.status === "refused" ? problemText(answer.problem) : "The link no longer works." });
	}
	const form = parseForm(inviteSchema, fields);
	const bad = (errors: FieldErrors) => data({ errors, values: fields }, 400);
	if (!form.ok) return bad(problemTexts(form.problems));
	const answer = await people.invite(permit, form.value);
	return answer.status === "invalid"
		? bad(problemTexts(answer.problems))
		: data({ made: { ...answer, email: form.value.email } });
});

export default function People({ loaderData: { people, invites, me }, actionData }: Route.ComponentProps) {
	const count = people.length === 1 ? "only you" : counted(people.length, "person", "people");
	return (
		<DeskPage title="People" note={count}>
			{actionData && "done" in actionData && <Notice kind="good">{actionData.done}</Notice>}
			<PeopleTable people={people} me={me} />
			{invites.length > 0 && <OpenInvites invites={invites} />}
			<InviteForm
				made={actionData && "made" in actionData ? actionData.made : undefined}
				problem={actionData && "errors" in actionData ? actionData : undefined}
			/>
		</DeskPage>
	);
}
