import { Form } from "react-router";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { roleLabels, roles } from "../../../domain/staff/staff.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { MadeLink } from "./made-link.tsx";

type Props = {
	made: { link: string; until: number; email: string } | undefined;
	problem: { errors: FieldErrors; values: Readonly<Record<string, string>> } | undefined;
};

/** A link for somebody new; it is handed over in whatever way one trusts. */
export function InviteForm({ made, problem }: Props) {
	return (
		<Panel title="Invite a colleague">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				{made && <MadeLink {...made} />}
				{/* A new form after each link: what was typed for the last one is done with. */}
				<Form method="post" className={`${fieldsStyles.fields} ${fieldsStyles.line}`} noValidate key={made?.link}>
					<Field
						label="Email"
						name="email"
						type="email"
						autoComplete="off"
						defaultValue={problem?.values.email}
						error={problem?.errors.email}
						required
					/>
					<SelectField
						label="Role"
						name="role"
						defaultValue={problem?.values.role ?? "staff"}
						error={problem?.errors.role}
					>
						{roles
							.map((role) => (
								<option key={role} value={role}>
									{roleLabels[role]}
								</option>
							))
							.reverse()}
					</SelectField>
					<Button type="submit" kind="primary">
						Create invite link
					</Button>
				</Form>
				<p className={textStyles.muted}>
					Staff work on requests, quotes and the catalogue. Owners also manage people and settings, and export data.
				</p>
			</div>
		</Panel>
	);
}
