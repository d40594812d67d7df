import { Form } from "react-router";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { PASSWORD_LEAST } from "../../../domain/staff/password.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { useMe } from "../parts/use-staff.ts";

export function AccountPassword({ errors }: { errors: FieldErrors }) {
	const { email } = useMe();
	return (
		<Panel title="Password">
			<Form method="post" className={`${panelStyles.body} ${layoutStyles.stack}`} noValidate>
				<input type="hidden" name="intent" value="password" />
				{/* So that the browser's password store knows whose password it is. */}
				<input type="text" autoComplete="username" value={email} readOnly hidden />
				<Field
					label="Current password"
					name="current"
					type="password"
					autoComplete="current-password"
					error={errors.current}
					required
				/>
				<Field
					label="New password"
					name="password"
					type="password"
					hint={`At least ${PASSWORD_LEAST} characters`}
					autoComplete="new-password"
					error={errors.password}
					required
				/>
				<div className={layoutStyles.actions}>
					<Button type="submit">Change password</Button>
				</div>
			</Form>
		</Panel>
	);
}
