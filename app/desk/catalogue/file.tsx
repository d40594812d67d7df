import { useEffect } from "react";
import { MAX_FILE_LINES } from "../../../domain/catalogue/csv-columns.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/file";
import { CataloguePage } from "./catalogue-page.tsx";
import { maySeeCosts } from "./costs.server.ts";
import { CsvForm } from "./csv-form.tsx";
import { DryRunReport } from "./dry-run-report.tsx";
import { answerFile } from "./file-edit.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	return { seesCosts: await maySeeCosts(context, requireRight(context, "catalogue.edit")) };
}

/** Tries a file, or does what the last one tried would do. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	return answerFile(context.get(servicesContext).catalogueDesk.files, await readForm(request), editor);
});

/** The catalogue out as a file and in again, with a look at what a file would do before anything is written. */
export default function CatalogueFile({ loaderData: { seesCosts }, actionData: result }: Route.ComponentProps) {
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
			<div className={panelStyles.panels}>
				<Panel title="Import">
					<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
						<p>
							A CSV file, one product per line, at most {MAX_FILE_LINES.toLocaleString("en")} lines. Nothing is imported
							until you have seen what would change; a large file takes a minute or two. Products that the file does not
							name stay as they are, and so do columns it does not have.
						</p>
						<CsvForm label="Check the file" busyLabel="Checking the file …" />
					</div>
				</Panel>
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
						{seesCosts && (
							<p>
								Costs are not included: <a href="/desk/catalogue/costs">import and export costs</a>
							</p>
						)}
					</div>
				</Panel>
			</div>
		</CataloguePage>
	);
}
