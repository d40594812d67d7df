import type { ReactNode } from "react";
import { roleLabels } from "../../../domain/staff/staff.ts";
import factsStyles from "../parts/facts.module.css";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { When } from "../parts/when.tsx";
import type { ShownPerson } from "./people-table.tsx";

export function PersonFacts({ person }: { person: ShownPerson }) {
	return (
		<Panel title="Account">
			<dl className={`${panelStyles.body} ${factsStyles.facts}`}>
				<dt>Email</dt>
				<dd>{person.email}</dd>
				<dt>Role</dt>
				<dd>{roleLabels[person.role]}</dd>
				<dt>Here since</dt>
				<dd>
					<When at={person.since} />
				</dd>
				<dt>Last active</dt>
				<dd>{person.usedAt ? <When at={person.usedAt} /> : "never signed in"}</dd>
			</dl>
		</Panel>
	);
}

/** One thing that can be done to an account. */
export function PersonStep({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<Panel title={title}>
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				<p>{text}</p>
				{children}
			</div>
		</Panel>
	);
}
