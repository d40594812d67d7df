import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";

/** Changes to access ask for the password again: the desk may have been left unattended. */
export function PasswordAgain({ intent, error, children }: { intent: string; error?: string; children: ReactNode }) {
	return (
		<Form method="post" className={layoutStyles.stack} noValidate>
			<input type="hidden" name="intent" value={intent} />
			<Field
				label="Your password"
				name="password"
				type="password"
				autoComplete="current-password"
				error={error}
				required
			/>
			<div className={layoutStyles.actions}>
				<Button type="submit">{children}</Button>
			</div>
		</Form>
	);
}
