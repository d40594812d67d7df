import { Form } from "react-router";
import { Button } from "../parts/button.tsx";
import { FactorSecret, type ShownEnrolment } from "../parts/factor-secret.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import type { InviteProblem } from "./accept-invite.tsx";

type Props = { email: string; enrolment: ShownEnrolment; problem: InviteProblem | undefined };

/** The second step: an app learns the secret and proves it with its first code. */
export function InviteFactor({ email, enrolment, problem }: Props) {
	return (
		<>
			<h1>Your second factor</h1>
			<p>
				Scan this with an authenticator app, then type the code it shows for <b>{email}</b>.
			</p>
			{problem?.sentence && <Notice kind="bad">{problem.sentence}</Notice>}
			<FactorSecret enrolment={enrolment} />
			<Form method="post" className={layoutStyles.stack} noValidate>
				<Field
					label="Code from your app"
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					error={problem?.errors.code}
					required
					autoFocus
				/>
				<Button kind="primary" type="submit" wide>
					Confirm
				</Button>
			</Form>
		</>
	);
}
