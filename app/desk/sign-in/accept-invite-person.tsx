import { Form } from "react-router";
import { PASSWORD_LEAST } from "../../../domain/staff/password.ts";
import { type Role, roleLabels } from "../../../domain/staff/staff.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import type { InviteProblem } from "./accept-invite.tsx";

type Props = {
	role: Role;
	renews: boolean;
	name: string;
	email: string;
	emailIsSet: boolean;
	problem: InviteProblem | undefined;
};

/** The first step: who somebody is, and the password. */
export function InvitePerson({ role, renews, name, email, emailIsSet, problem }: Props) {
	const { values = {}, errors = {} } = problem ?? {};
	return (
		<>
			<h1>{renews ? "Set up your access again" : "Welcome to the desk"}</h1>
			<p>
				{renews
					? "Set a new password. Your old second factor and all your sessions end with it."
					: `You are joining as ${roleLabels[role].toLowerCase()}. First your name and a password, then a second factor.`}
			</p>
			{problem?.sentence && <Notice kind="bad">{problem.sentence}</Notice>}
			<Form method="post" className={layoutStyles.stack} noValidate>
				<Field
					label="Name"
					name="name"
					hint="As colleagues and buyers read it"
					autoComplete="name"
					defaultValue={values.name ?? name}
					error={errors.name}
					required
					autoFocus={!name}
				/>
				<Field
					label="Email"
					name="email"
					type="email"
					autoComplete="username"
					defaultValue={emailIsSet ? email : (values.email ?? email)}
					readOnly={emailIsSet}
					error={errors.email}
					required
				/>
				<Field
					label="Password"
					name="password"
					type="password"
					hint={`At least ${PASSWORD_LEAST} characters. Several words are easy to remember.`}
					autoComplete="new-password"
					error={errors.password}
					required
				/>
				<Button kind="primary" type="submit" wide>
					Continue
				</Button>
			</Form>
		</>
	);
}
