import { Form } from "react-router";
import { Button } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import dataTableStyles from "../parts/data-table.module.css";
import { DataTable } from "../parts/data-table.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { When } from "../parts/when.tsx";

type Session = { id: string; browser: string | null; since: number; usedAt: number; isThis: boolean };

const COLUMNS = [
	{ title: "Browser" },
	{ title: "Signed in", wideOnly: true },
	{ title: "Last used" },
	{ title: "End", quiet: true },
];

/** Where somebody is signed in, and how to end it. */
export function AccountSessions({ sessions }: { sessions: readonly Session[] }) {
	return (
		<Panel
			title="Sessions"
			aside={
				sessions.length > 1 && (
					<Form method="post">
						<input type="hidden" name="intent" value="end-others" />
						<Button type="submit">End all other sessions</Button>
					</Form>
				)
			}
		>
			<DataTable name="Your sessions" columns={COLUMNS}>
				{sessions.map(({ id, browser: known, since, usedAt, isThis }) => {
					const browser = known ?? "A browser we do not know";
					return (
						<tr key={id}>
							<td>{browser}</td>
							<td className={dataTableStyles.wideOnly}>
								<When at={since} />
							</td>
							<td>
								<When at={usedAt} />
							</td>
							<td className={textStyles.figures}>
								{isThis ? (
									<Tag kind="good">This one</Tag>
								) : (
									<Form method="post">
										<input type="hidden" name="intent" value="end" />
										<input type="hidden" name="session" value={id} />
										<Button type="submit" kind="danger" aria-label={`End the session of ${browser}`}>
											End
										</Button>
									</Form>
								)}
							</td>
						</tr>
					);
				})}
			</DataTable>
			<p className={`${panelStyles.body} ${textStyles.muted}`}>
				A session ends by itself after 30 minutes without use, and 12 hours after signing in.
			</p>
		</Panel>
	);
}
