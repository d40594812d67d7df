import { Form, useNavigation } from "react-router";
import { Button } from "../parts/button.tsx";
import { counted, plural } from "../parts/counted.ts";
import { DataTable } from "../parts/data-table.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { problemText } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import type { Report } from "./file-edit.server.ts";
import { Text } from "./history.tsx";

type Props = Report & { note: string | undefined };

/** What a file would do: every problem by its line, or every change and the word to go ahead. */
export function DryRunReport({ note, problems, problemCount, ...report }: Props) {
	if (problemCount > 0) return <Problems problems={problems} count={problemCount} />;
	const { added, changed, moved, unchanged, lines, file } = report;
	if (file === undefined)
		return <Notice kind="good">The file changes nothing: all {unchanged} products already match it.</Notice>;
	const rest = added + changed - lines.length;
	return (
		<Panel title="What the file would do">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				{note && <Notice kind="warn">{note}</Notice>}
				<p role="status">
					<b>{added}</b> new, <b>{changed}</b> changed, <b>{unchanged}</b> as they are
					{moved > 0 && (
						<>
							; a new order in <b>{moved}</b> {plural(moved, { one: "category", other: "categories" })}
						</>
					)}
					. Nothing has been imported yet.
				</p>
				<Form method="post">
					<Confirm file={file} />
				</Form>
			</div>
			{lines.length > 0 && (
				<DataTable
					name="Changes"
					columns={[{ title: "Line", figures: true }, { title: "Product" }, { title: "What changes" }]}
				>
					{lines.map(({ line, name, isNew, changes }) => (
						<tr key={line}>
							<td className={textStyles.figures}>{line}</td>
							<td>{name}</td>
							<td>
								{isNew
									? "new"
									: changes.map(({ label, from, to }) => (
											<p key={label}>
												{label}: <Text of={from} /> → <Text of={to} />
											</p>
										))}
							</td>
						</tr>
					))}
				</DataTable>
			)}
			{rest > 0 && <p className={`${panelStyles.body} ${textStyles.muted}`}>and {rest} more</p>}
		</Panel>
	);
}

function Confirm({ file }: { file: string }) {
	const { state } = useNavigation();
	return (
		<Button kind="primary" type="submit" name="confirm" value={file} disabled={state !== "idle"}>
			Import it
		</Button>
	);
}

function Problems({ problems, count }: { problems: Report["problems"]; count: number }) {
	return (
		<Panel title={`Nothing was imported: ${counted(count, "problem")}`}>
			<div className={panelStyles.body}>
				<Notice kind="bad">Please change these lines in the file and send it again.</Notice>
			</div>
			<DataTable
				name="Problems"
				columns={[{ title: "Line", figures: true }, { title: "Column" }, { title: "What to change" }]}
			>
				{problems.map(({ line, column, problem }) => (
					<tr key={`${line} ${column} ${problem.code}`}>
						<td className={textStyles.figures}>{line}</td>
						<td>{column === "" ? <span className={textStyles.muted}>the line</span> : <code>{column}</code>}</td>
						<td>{problemText(problem)}</td>
					</tr>
				))}
			</DataTable>
			{count > problems.length && (
				<p className={`${panelStyles.body} ${textStyles.muted}`}>and {count - problems.length} more</p>
			)}
		</Panel>
	);
}
