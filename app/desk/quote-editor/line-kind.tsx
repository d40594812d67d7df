import { useId } from "react";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import type { LineChange } from "../../../domain/quotes/editing.ts";
import { type Choice, isSampleLine, type LineSort } from "../../../domain/quotes/line-parts.ts";
import { Field, SelectField } from "../parts/field.tsx";

type Props = {
	line: QuoteLine;
	/** The names of the groups that there are. */
	groups: readonly string[];
	onChange: (change: LineChange) => void;
};

const SORTS: Readonly<Record<"goods" | "sample" | "service", string>> = {
	goods: "Goods",
	sample: "Sample",
	service: "Service: labels, testing, freight of samples",
};

/** What sort of line it is, and whether the buyer has a choice. */
export function LineKind({ line, groups, onChange }: Props) {
	const list = useId();
	const { sort, choice } = line;
	const sorts = line.productId === "" ? (["goods", "sample", "service"] as const) : (["goods", "sample"] as const);
	return (
		<>
			<SelectField
				label="Kind of line"
				hint={sort === "goods" ? undefined : "It is in no count of pieces."}
				value={isSampleLine(line) ? "sample" : sort}
				onChange={({ target }) => onChange((line) => asSort(target.value, line))}
			>
				{sorts.map((name) => (
					<option key={name} value={name}>
						{SORTS[name]}
					</option>
				))}
			</SelectField>
			<SelectField
				label="In the offer"
				hint={choice.is === "always" ? undefined : "It is shown to the buyer, and is not in the total."}
				value={choice.is}
				onChange={({ target }) => onChange({ choice: asChoice(target.value, groups) })}
			>
				<option value="always">Always</option>
				<option value="optional">Optional</option>
				<option value="alternative">One of several to choose from</option>
			</SelectField>
			{choice.is === "alternative" && (
				<>
					<Field
						label="What is chosen between"
						hint="The same words on each of the lines, such as “Fabric”"
						value={choice.group}
						maxLength={60}
						list={list}
						onChange={({ target }) => onChange({ choice: { is: "alternative", group: target.value } })}
					/>
					<datalist id={list}>
						{groups.map((group) => (
							<option key={group} value={group} />
						))}
					</datalist>
				</>
			)}
		</>
	);
}

/** A service is no product: it has neither colours and sizes nor facts of a cloth. */
function asSort(value: string, line: QuoteLine): Partial<QuoteLine> {
	if (value === "service") return { sort: "service", cells: [], surcharges: [], composition: "", hsCode: "" };
	if (value === "goods") return { sort: "goods" };
	const sort: LineSort = isSampleLine(line) ? line.sort : "sample";
	return { sort };
}

function asChoice(value: string, groups: readonly string[]): Choice {
	if (value === "alternative") return { is: "alternative", group: groups[0] ?? "" };
	return value === "optional" ? { is: "optional" } : { is: "always" };
}
