import { useEffect } from "react";
import { csvColumns, MAX_FILE_LINES } from "../../../domain/catalogue/csv-columns.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { FactList } from "../parts/fact-list.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { inSentence } from "../parts/time-words.ts";
import type { Route } from "./+types/file";
import { CataloguePage } from "./catalogue-page.tsx";
import { maySeeCosts } from "./costs.server.ts";
import { CsvForm } from "./csv-form.tsx";
import { DryRunReport } from "./dry-run-report.tsx";
import styles from "./file.module.css";
import { FileColumns } from "./file-columns.tsx";
import { answerFile } from "./file-edit.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const seesCosts = await maySeeCosts(context, requireRight(context, "catalogue.edit"));
	const { catalogueDesk, now } = context.get(servicesContext);
	const [facts, examples] = await Promise.all([catalogueDesk.files.facts(), catalogueDesk.files.examples()]);
	return { seesCosts, facts, examples, now: now() };
}

/** Tries a file, or does what the last one tried would do. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	return answerFile(context.get(servicesContext).catalogueDesk.files, await readForm(request), editor);
});

/** The catalogue out as a file and in again, with a look at what a file would do before anything is written. */
export default function CatalogueFile({
	loaderData: { seesCosts, facts, examples, now },
	actionData: result,
}: Route.ComponentProps) {
	const imported = result?.status === "done" && "imported" in result ? result.imported : undefined;
	const tried = result?.status === "done" && "tried" in result ? result.tried : undefined;
	useEffect(() => {
		if (imported) toast.success("Imported. The shop shows it within two seconds.");
	}, [imported]);
	return (
		<CataloguePage at="file">
			{imported && (
				<Notice kind="good">
					Imported: {imported.added} added, {imported.changed} changed. <a href="/desk/catalogue">To the products</a>
				</Notice>
			)}
			{isNotDone(result) && <Notice kind="bad">{result.sentence}</Notice>}
			{tried && <DryRunReport {...tried} />}
			<div className={styles.page}>
				<div className={styles.main}>
					<Panel title="Import">
						<div className={`${panelStyles.body} ${styles.import}`}>
							<ol className={styles.steps}>
								<li>
									Choose a CSV file with one product per line, at most {MAX_FILE_LINES.toLocaleString("en")} lines. A
									large one takes a minute or two to check.
								</li>
								<li>You see what would be new and what would change. Nothing is imported until you say so.</li>
								<li>
									All of it is then imported at once. Products that the file does not name stay as they are, and so do
									columns it does not have.
								</li>
							</ol>
							<CsvForm label="Check the file" busyLabel="Checking the file …" />
							<p>
								<b>If a line is wrong,</b> nothing of the file is imported. Every problem is listed with its line, its
								column and what to change; put it right in the file and send the file again.
							</p>
						</div>
					</Panel>
				</div>
				<aside className={styles.aside} aria-label="The whole catalogue">
					<Panel title="Export">
						<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
							<p>
								The whole catalogue with every column, hidden products too, as a file that opens in Excel or another
								spreadsheet. Imported unchanged it changes nothing.
							</p>
							<p>
								<a className={buttonClass()} href="/desk/catalogue/export.csv" download>
									Export as CSV
								</a>
							</p>
							<FactList facts={factsShown(facts, now)} />
							{seesCosts && (
								<p>
									Costs are not included: <a href="/desk/catalogue/costs">import and export costs</a>
								</p>
							)}
						</div>
					</Panel>
				</aside>
				<div className={styles.columns}>
					<Panel title="Columns" aside={`${csvColumns.length}`}>
						<div className={panelStyles.body}>
							<FileColumns examples={examples} />
						</div>
					</Panel>
				</div>
			</div>
		</CataloguePage>
	);
}

type Facts = Route.ComponentProps["loaderData"]["facts"];

function factsShown({ products, hidden, categories, changed }: Facts, now: number): [string, string][] {
	return [
		[
			"Products",
			hidden === 0 ? formatCount(products) : `${formatCount(products)}, ${formatCount(hidden)} of them hidden`,
		],
		["Categories", formatCount(categories)],
		["Last changed", changed ? `${inSentence(changed.at, now)} by ${changed.by}` : "not since it was set up"],
	];
}
