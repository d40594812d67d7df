import { Form } from "react-router";
import { type Role, roleLabels } from "../../../domain/staff/staff.ts";
import { Button } from "../parts/button.tsx";
import dataTableStyles from "../parts/data-table.module.css";
import { DataTable } from "../parts/data-table.tsx";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { When } from "../parts/when.tsx";

type Invite = { id: string; email: string; role: Role; renews: boolean; by: string | undefined; until: number };

const COLUMNS = [
	{ title: "For" },
	{ title: "Role", wideOnly: true },
	{ title: "Made by", wideOnly: true },
	{ title: "Valid until" },
	{ title: "Withdraw", quiet: true },
];

/** Links that somebody may still open. */
export function OpenInvites({ invites }: { invites: readonly Invite[] }) {
	return (
		<Panel title="Open links">
			<DataTable name="Open links" columns={COLUMNS}>
				{invites.map(({ id, email, role, renews, by, until }) => (
					<tr key={id}>
						<td>
							{email} {renews && <span className={textStyles.muted}>(new password)</span>}
						</td>
						<td className={dataTableStyles.wideOnly}>{roleLabels[role]}</td>
						<td className={dataTableStyles.wideOnly}>{by ?? "the server"}</td>
						<td>
							<When at={until} />
						</td>
						<td className={textStyles.figures}>
							<Form method="post">
								<input type="hidden" name="invite" value={id} />
								<Button type="submit" aria-label={`Withdraw the link for ${email}`}>
									Withdraw
								</Button>
							</Form>
						</td>
					</tr>
				))}
			</DataTable>
		</Panel>
	);
}
