import { type ActionResult, isNotDone } from "../../../domain/shared/action-result.ts";
import type { ImportedCosts } from "../../../server/catalogue/index.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answer } from "../../forms/answer.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/costs";
import { CataloguePage } from "./catalogue-page.tsx";
import { requireCosts } from "./costs.server.ts";
import { CsvForm } from "./csv-form.tsx";
import { readCsvUpload } from "./csv-upload.server.ts";

type CostsResult = ActionResult<{ imported: ImportedCosts }>;

/** A file of 50,000 lines is about 5 MB. */
const MOST_MB = 10;

export async function loader({ context }: Route.LoaderArgs) {
	await requireCosts(context, requireRight(context, "catalogue.edit"));
	return null;
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const staff = requireRight(context, "catalogue.edit");
	await requireCosts(context, staff);
	const file = await readCsvUpload((await readForm(request)).get("file"), MOST_MB);
	if (!file.ok) {
		const { sentence } = file;
		return answer<CostsResult>({ status: "refused", action: "costs", sentence, errors: {}, values: {} }, 422);
	}
	const imported = await context.get(servicesContext).catalogueDesk.costs.import(staff.permit, file.text);
	return answer<CostsResult>({ status: "done", action: "costs", imported }, imported.problemCount > 0 ? 422 : 200);
});

/** Costs out as a file and in again: a file of its own, so that the catalogue's can be passed on. */
export default function Costs({ actionData: result }: Route.ComponentProps) {
	return (
		<CataloguePage at="file">
			{isNotDone(result) && <Notice kind="bad">{result.sentence}</Notice>}
			{result?.status === "done" && <Imported {...result.imported} />}
			<div className={panelStyles.panels}>
				<Panel title="Import costs">
					<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
						<p>
							A CSV file with the columns id and cost: rupees for one piece, set or metre. Products that it does not
							name keep their cost; an empty cell takes it away. With a line that is not right nothing is changed.
						</p>
						<CsvForm label="Import" />
					</div>
				</Panel>
				<Panel title="Export costs">
					<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
						<p>Every product with its cost, hidden products too. It is for the company alone: do not pass it on.</p>
						<p>
							<a className={buttonClass()} href="/desk/catalogue/costs.csv" download>
								Export as CSV
							</a>
						</p>
					</div>
				</Panel>
			</div>
		</CataloguePage>
	);
}

function Imported({ problems, problemCount, named, changed }: ImportedCosts) {
	if (problemCount === 0)
		return (
			<Notice kind="good">
				Imported: {counted(changed, "cost changed", "costs changed")}, {named - changed} as before.
			</Notice>
		);
	const more = problemCount - problems.length;
	return (
		<Notice kind="bad">
			<p>Nothing was changed. Please correct the file and send it again:</p>
			<ul>
				{problems.map(({ line, column, problem }) => (
					<li key={`${line} ${column}`}>
						Line {line}
						{column && `, ${column}`}: {problemText(problem)}
					</li>
				))}
			</ul>
			{more > 0 && <p>And {more} more.</p>}
		</Notice>
	);
}
