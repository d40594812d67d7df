import { type KeyboardEvent, useState } from "react";
import { writeRupees } from "../../../domain/shared/text-checks.ts";
import { controlClass } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import listCellsStyles from "./list-cells.module.css";
import { MoveButton } from "./move-button.tsx";
import priceTableStyles from "./price-table.module.css";

export type Row = {
	id: string;
	slug: string;
	sku?: string | undefined;
	name: string;
	category: string;
	/** The line below the name on the product's card. */
	description: string;
	unit: string;
	price: number;
	minOrder: number;
	hidden: boolean;
	revision: number;
	thumb: string | null;
};

type Props = {
	row: Row;
	/** The form that moves, shows and hides; it is another one than the prices'. */
	places: string;
	/** What was typed, where it could not be saved. */
	typed: { price: string | undefined; minOrder: string | undefined };
	problems: readonly { field: string; message: string }[];
	/** Whether it is known to be the first, or the last, of its category; of the others the server knows. */
	isFirst: boolean;
	isLast: boolean;
};

export function PriceRow({ row, places, typed, problems, isFirst, isLast }: Props) {
	const { id, slug, sku, name, description, unit, hidden, thumb } = row;
	// The revision of what the fields show: a change that comes in beside them must not pass for seen.
	const [shown] = useState({
		revision: row.revision,
		price: typed.price ?? writeRupees(row.price),
		minOrder: typed.minOrder ?? String(row.minOrder),
	});
	const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
	const other = problems.find(({ field }) => field !== "price" && field !== "minOrder");
	const field = (field: "price" | "minOrder", label: string, mode: "decimal" | "numeric") => (
		<td className={`${textStyles.figures} ${priceTableStyles.figure}`}>
			<span className={priceTableStyles.unit} aria-hidden="true">
				{field === "price" ? "₹" : "min"}
			</span>
			<input
				className={controlClass({ figures: true })}
				name={field}
				aria-label={`${label} of ${name}`}
				aria-invalid={problemOf(field) ? true : undefined}
				aria-describedby={problemOf(field) ? `${id}-${field}` : undefined}
				inputMode={mode}
				autoComplete="off"
				defaultValue={shown[field]}
				onKeyDown={stepThroughColumn}
			/>
			{problemOf(field) && (
				<p className={priceTableStyles.error} id={`${id}-${field}`}>
					{problemOf(field)}
				</p>
			)}
		</td>
	);
	return (
		<tr className={hidden ? listCellsStyles.hidden : undefined}>
			<td className={listCellsStyles.picture}>
				{thumb && <img src={thumb} alt="" width="28" height="35" loading="lazy" />}
			</td>
			<td className={priceTableStyles.name}>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="revision" value={shown.revision} />
				<a href={`/desk/catalogue/products/${id}`}>{name}</a>
				<small className={textStyles.muted}>{sku ?? slug}</small>
				{other && <p className={priceTableStyles.error}>{other.message}</p>}
			</td>
			{field("price", `Price per ${unit}`, "decimal")}
			{field("minOrder", "Minimum order", "numeric")}
			<td className={listCellsStyles.places}>
				<MoveButton form={places} way="up" id={id} name={name} isAtEnd={isFirst} />
				<MoveButton form={places} way="down" id={id} name={name} isAtEnd={isLast} />
			</td>
			<td className={priceTableStyles.switch}>
				<button
					type="submit"
					form={places}
					name={hidden ? "show" : "hide"}
					value={id}
					data-on={hidden ? undefined : ""}
					aria-label={hidden ? `Hidden, show ${name}` : `Shown, hide ${name}`}
				>
					{hidden ? "Hidden" : "Shown"}
				</button>
			</td>
			<td className={`${textStyles.muted} ${priceTableStyles.line}`}>{description}</td>
		</tr>
	);
}

/** Up and down go to the same field of the row above or below, as in a spreadsheet; Enter goes down. */
function stepThroughColumn(event: KeyboardEvent<HTMLInputElement>) {
	const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
	if (step === undefined || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	const { name, form } = event.currentTarget;
	const column = [...(form?.elements ?? [])].filter(
		(control) => control instanceof HTMLInputElement && control.name === name,
	);
	const next = column[column.indexOf(event.currentTarget) + step];
	if (next instanceof HTMLInputElement) next.select();
}
