import { type ClipboardEvent, useState } from "react";
import { cellsSum } from "../../../domain/orders/cells.ts";
import { readPastedCells } from "../../../domain/orders/pasted-cells.ts";
import {
	canSplit,
	cellsAsAsked,
	cellsByRatio,
	fittedCells,
	gridAxes,
	named,
	withSurcharge,
	withTypedCell,
} from "../../../domain/quotes/cell-grid.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { type LineChange, parsePrice, parseQuantity } from "../../../domain/quotes/editing.ts";
import { comparedCells, type ProductChoices } from "../../../domain/quotes/line-cells.ts";
import { sumOf } from "../../../domain/shared/amount.ts";
import { type Currency, formatMinor } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { pasteProblems } from "../../../messages/en/problems/cells.ts";
import { say } from "../../../messages/say.ts";
import { Button } from "../parts/button.tsx";
import styles from "./cells-panel.module.css";
import lineActionsStyles from "./line-actions.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = {
	line: QuoteLine;
	currency: Currency;
	/** What the product is made in; empty where it is not from the catalogue. */
	choices: ProductChoices & { sizeRatio?: readonly number[] };
	onChange: (change: LineChange) => void;
};

/** Colours and sizes as they are offered, beside what was asked for, and what a size costs more. */
export function CellsPanel({ line, currency, choices, onChange }: Props) {
	const [problem, setProblem] = useState("");
	if (!canSplit(line, choices)) return null;
	const sold = soldIn(choices);

	function paste(event: ClipboardEvent) {
		event.stopPropagation();
		const text = event.clipboardData.getData("text/plain");
		if (!/[\t\r\n]/.test(text.trim())) return;
		event.preventDefault();
		const read = readPastedCells(text, sold);
		setProblem(read.ok ? "" : say(pasteProblems, read.problem));
		if (!read.ok) return;
		const pasted = named(read.cells, sold.colourways);
		onChange(({ quantity }) => ({ cells: pasted, quantity: Math.max(quantity, cellsSum(pasted)) }));
	}

	return (
		<fieldset className={styles.panel}>
			<legend>Colours and sizes</legend>
			<div className={styles.frame}>
				<CellsTable line={line} currency={currency} choices={choices} onPaste={paste} onChange={onChange} />
			</div>
			<p role="status">{sumText(cellsSum(line.cells), line.quantity)}</p>
			{problem !== "" && (
				<p className={styles.problem} role="alert">
					{problem}
				</p>
			)}
			<WaysToSplit line={line} choices={choices} onChange={onChange} />
		</fieldset>
	);
}

/** What a product is made in, empty where it is not from the catalogue. */
function soldIn(choices: Props["choices"]) {
	return { colourways: choices.colourways ?? [], sizes: choices.sizes ?? [] };
}

/** Colours down, sizes across, sums on both edges, and below what a size costs more. */
function CellsTable({
	line,
	currency,
	choices,
	onPaste,
	onChange,
}: Props & { onPaste: (event: ClipboardEvent) => void }) {
	const { colours, sizes } = gridAxes(line, choices);
	const { cells } = line;
	const compared = comparedCells(line);
	return (
		<table onPaste={onPaste} aria-label={`Colours and sizes of ${line.name}`}>
			<thead>
				<tr>
					<td />
					{sizes.map((size) => (
						<th scope="col" key={size}>
							{size ?? "Any size"}
						</th>
					))}
					<th scope="col">Sum</th>
				</tr>
			</thead>
			<tbody>
				{colours.map(({ code, name }) => (
					<tr key={code}>
						<th scope="row">{code === null ? "Any colour" : name}</th>
						{sizes.map((size) => {
							const { asked = 0, offered = 0 } = compared.find((one) => one.colour === code && one.size === size) ?? {};
							const place = [name, size].filter(Boolean).join(" ") || "Any colour and size";
							return (
								<td key={size}>
									<TypedField
										figures
										aria-label={`${place} of ${line.name}`}
										inputMode="numeric"
										value={offered}
										show={(value) => (value === 0 ? "" : String(value))}
										read={(text) => (text.trim() === "" ? 0 : parseQuantity(text))}
										onValue={(value) =>
											onChange((line) => withTypedCell(line, { colour: code, colourName: name, size, quantity: value }))
										}
										changed={line.asked.length > 0 && asked !== offered}
										disabled={code === null && size === null}
									/>
									{line.asked.length > 0 && asked !== offered && <small>asked {formatCount(asked)}</small>}
								</td>
							);
						})}
						<td>{formatCount(cellsSum(cells.filter(({ colour }) => colour === code)))}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">Sum</th>
					{sizes.map((size) => (
						<td key={size}>{formatCount(cellsSum(cells.filter((cell) => cell.size === size)))}</td>
					))}
					<td>{formatCount(cellsSum(cells))}</td>
				</tr>
				{sizes.some((size) => size !== null) && (
					<tr>
						<th scope="row">More each, {currency}</th>
						{sizes.map((size) => (
							<td key={size}>
								{size !== null && (
									<TypedField
										figures
										aria-label={`Surcharge of ${size}, each, ${currency}, of ${line.name}`}
										inputMode="decimal"
										value={line.surcharges.find((one) => one.size === size)?.amount ?? sumOf<Currency>([])}
										show={(value) => (value === 0 ? "" : formatMinor(value, currency))}
										read={(text) => (text.trim() === "" ? sumOf<Currency>([]) : parsePrice(text, currency))}
										onValue={(amount) =>
											onChange(({ surcharges }) => ({ surcharges: withSurcharge(surcharges, size, amount) }))
										}
									/>
								)}
							</td>
						))}
						<td />
					</tr>
				)}
			</tfoot>
		</table>
	);
}

/** What fills all cells at once, as far as there is anything to fill. */
function WaysToSplit({ line, choices, onChange }: Omit<Props, "currency">) {
	const { cells, quantity } = line;
	const sum = cellsSum(cells);
	const sold = soldIn(choices);
	const axes = {
		colours: sold.colourways.length > 0 ? sold.colourways.map(({ code }) => code) : [null],
		sizes: sold.sizes.length > 0 ? sold.sizes : [null],
	};
	const isSold = axes.colours.length > 1 || axes.sizes.length > 1;
	return (
		<div className={lineActionsStyles.actions}>
			{sum > 0 && sum !== quantity && (
				<Button kind="quiet" onClick={() => onChange((line) => ({ cells: fittedCells(line) }))}>
					Fit them to {formatCount(quantity)}
				</Button>
			)}
			{isSold && (
				<Button
					kind="quiet"
					onClick={() => {
						const ratio = choices.sizeRatio ?? axes.sizes.map(() => 1);
						onChange(({ quantity }) => ({ cells: cellsByRatio(quantity, sold.colourways, axes, ratio) }));
					}}
				>
					Spread by ratio
				</Button>
			)}
			{line.asked.length > 0 && (
				<Button kind="quiet" onClick={() => onChange((line) => ({ cells: cellsAsAsked(line) }))}>
					As asked
				</Button>
			)}
			{sum > 0 && (
				<Button kind="quiet" onClick={() => onChange({ cells: [] })}>
					Leave to be agreed
				</Button>
			)}
		</div>
	);
}

/** "280 of 300; 20 to be agreed" */
function sumText(sum: number, quantity: number): string {
	const [is, of] = [formatCount(sum), formatCount(quantity)];
	if (sum === 0) return "Nothing is split: all of it is to be agreed.";
	if (sum > quantity) return `They come to ${is}, more than the quantity of ${of}.`;
	return sum === quantity ? `All ${of} are split.` : `${is} of ${of}; ${formatCount(quantity - sum)} to be agreed.`;
}
