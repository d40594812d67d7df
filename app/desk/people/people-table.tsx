import { roleLabels } from "../../../domain/staff/staff.ts";
import { buttonClass } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import dataTableStyles from "../parts/data-table.module.css";
import { DataTable } from "../parts/data-table.tsx";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { When } from "../parts/when.tsx";
import type { PeopleData } from "./people.tsx";

export type ShownPerson = PeopleData["people"][number];

const COLUMNS = [
	{ title: "Name" },
	{ title: "Email", wideOnly: true },
	{ title: "Role" },
	{ title: "State" },
	{ title: "Last active", wideOnly: true },
	{ title: "Manage", quiet: true, wideOnly: true },
];

export function PeopleTable({ people, me }: { people: readonly ShownPerson[]; me: string }) {
	return (
		<Panel title="Who works here">
			<DataTable name="People" columns={COLUMNS}>
				{people.map(({ id, name, email, role, state, usedAt }) => (
					<tr key={id}>
						<td>
							{id === me ? (
								<>
									{name} <span className={textStyles.muted}>(you)</span>
								</>
							) : (
								<a className={textStyles.link} href={`/desk/people/${id}`}>
									{name}
								</a>
							)}
							<small className={dataTableStyles.narrowOnly}>
								{email}
								<br />
								{usedAt ? <When at={usedAt} /> : "never signed in"}
							</small>
						</td>
						<td className={dataTableStyles.wideOnly}>{email}</td>
						<td>{roleLabels[role]}</td>
						<td>
							<StateTag state={state} />
						</td>
						<td className={dataTableStyles.wideOnly}>
							{usedAt ? <When at={usedAt} /> : <span className={textStyles.muted}>never signed in</span>}
						</td>
						<td className={`${textStyles.figures} ${dataTableStyles.wideOnly}`}>
							{id !== me && (
								<a className={buttonClass()} href={`/desk/people/${id}`} aria-label={`Manage ${name}`}>
									Manage
								</a>
							)}
						</td>
					</tr>
				))}
			</DataTable>
		</Panel>
	);
}

export function StateTag({ state }: Pick<ShownPerson, "state">) {
	if (state === "active") return <Tag kind="good">Can sign in</Tag>;
	if (state === "disabled") return <Tag kind="bad">Disabled</Tag>;
	return <Tag kind="warn">Not set up</Tag>;
}
