import { useId, useState } from "react";
import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { type Cell, cellsSum, type NamedCell } from "../../../domain/orders/cells.ts";
import { byPacks, byRatio, sameInEach, withCell } from "../../../domain/orders/fill-cells.ts";
import { readPastedCells } from "../../../domain/orders/pasted-cells.ts";
import type { Split } from "../../../domain/orders/spread.ts";
import { MAX_QUANTITY } from "../../../domain/shared/quantity-limits.ts";
import { readQuantity } from "../../../domain/shared/typed-numbers.ts";
import { pasteProblems } from "../../../messages/en/problems/cells.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { say } from "../../../messages/say.ts";
import { Tick } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./cell-grid.module.css";
import { axesOf, type Choices, cellName, choiceKind, colourName } from "./choices.ts";
import { WaysToFill } from "./ways-to-fill.tsx";

type Typed = Readonly<Record<string, string>>;

type Props = {
	choices: Choices;
	unit: Unit;
	split: Split<NamedCell>;
	onChange(split: Split<NamedCell>): void;
	/** What stands in fields without being a whole number, by their names: it stays there, and is told. */
	typed: Typed;
	onType(typed: Typed): void;
};

/** How many pieces of a split are in some of its cells. */
const sumOf = (split: Props["split"], isIn: (cell: Cell) => boolean): number => cellsSum(split.cells.filter(isIn));

/** Colours down, sizes across, totals on both edges; on a phone each colour stands above its sizes. */
export function CellGrid({ choices, unit, split, onChange, typed, onType }: Props) {
	const words = useMessages(grid);
	const pasteWords = useMessages(pasteProblems);
	const axes = axesOf(choices);
	const [problem, setProblem] = useState<string>();
	/** Pieces in no whole pack, after filling by packs. */
	const [over, setOver] = useState(0);
	const id = useId();
	const nameOf = (code: string | null) => colourName(choices, code);
	const open = split.quantity - cellsSum(split.cells);

	function fill(cells: readonly Cell[], rest = 0) {
		setProblem(undefined);
		setOver(rest);
		onType({});
		const named = cells.map((cell) => ({ ...cell, colourName: nameOf(cell.colour) }));
		onChange({ quantity: Math.max(split.quantity, cellsSum(cells)), cells: named });
	}

	function paste(event: React.ClipboardEvent) {
		const text = event.clipboardData.getData("text/plain");
		if (!/[\t\r\n]/.test(text.trim())) return;
		event.preventDefault();
		const read = readPastedCells(text, choices);
		if (read.ok) fill(read.cells);
		else setProblem(say(pasteWords, read.problem));
	}

	function type(colour: string | null, size: string | null, text: string) {
		const name = cellName(colour, size);
		const { [name]: _, ...others } = typed;
		const quantity = text.trim() === "" ? 0 : readQuantity(text, { most: MAX_QUANTITY });
		if (quantity === undefined) return onType({ ...others, [name]: text });
		onType(others);
		setOver(0);
		onChange(withCell(split, { colour, size, quantity, colourName: nameOf(colour) }));
	}

	return (
		<div className={styles.grid}>
			<WaysToFill
				choices={choices}
				onRatio={(ratio, inPacks) => {
					if (!inPacks) return fill(byRatio(split.quantity, axes, ratio));
					const packed = byPacks(split.quantity, axes, ratio);
					fill(packed.cells, packed.over);
				}}
				onAlike={() => fill(sameInEach(split.quantity, axes))}
				onClear={() => fill([])}
			/>
			<div className={styles.table}>
				<CellTable {...{ choices, split, typed, id }} onPaste={paste} onType={type} />
			</div>
			<p className={styles.open} id={`${id}-open`} role="status">
				{open === 0 && split.quantity > 0 && <Tick />}
				{open > 0 ? words.toBeAgreed({ count: open, unit }) : words.allSplit({ count: split.quantity, unit })}
				{over > 0 && ` ${words.over({ count: over, unit })}`}
			</p>
			<div className={styles.problem} id={`${id}-wrong`} role="alert">
				{problem && <p>{problem}</p>}
				{axes.colours.flatMap((colour) =>
					axes.sizes
						.filter((size) => cellName(colour, size) in typed)
						.map((size) => (
							<p key={cellName(colour, size)}>{words.cellNotWhole({ colour: nameOf(colour), size: size ?? "" })}</p>
						)),
				)}
			</div>
			<p className={`${styles.open} ${layout["needs-script"]}`}>
				{axes.sizes.length > 1 && `${words.rounded} `}
				{words.paste}
			</p>
		</div>
	);
}

/**
 * A row's colour, and its second one at the foot, where the product is made in any. Plainer than on the product's page, whose
 * drawing, shared, would be one more file for that page to fetch.
 */
function ColourSwatch({ choices: { colourways }, code }: { choices: Choices; code: string | null }) {
	const colourway = colourways.find((one) => one.code === code);
	return (
		colourway && (
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d="M0 0h20v20H0z" fill={colourway.hex} />
				{colourway.second && <path d="M0 13h20v7H0z" fill={colourway.second} />}
			</svg>
		)
	);
}

type TableProps = Pick<Props, "choices" | "split" | "typed"> & {
	/** Before the ids of what says how much is open, and what is wrong. */
	id: string;
	onPaste(event: React.ClipboardEvent): void;
	onType(colour: string | null, size: string | null, text: string): void;
};

function CellTable({ choices, split, typed, id, onPaste, onType }: TableProps) {
	const words = useMessages(grid);
	const axes = axesOf(choices);
	const nameOf = (code: string | null) => colourName(choices, code);
	return (
		<table
			className={axes.sizes.length > 1 ? styles.stacks : undefined}
			onPaste={onPaste}
			aria-label={words.heading({ choice: choiceKind(choices) })}
			aria-describedby={`${id}-open`}
		>
			<thead>
				<tr>
					<td />
					{axes.sizes.map((size) => (
						<th key={size} scope="col">
							{size ?? words.any}
						</th>
					))}
					<th scope="col">{words.sum}</th>
				</tr>
			</thead>
			<tbody>
				{axes.colours.map((colour) => (
					<tr key={colour}>
						<th scope="row">
							<ColourSwatch choices={choices} code={colour} />
							{nameOf(colour) || words.any}
						</th>
						{axes.sizes.map((size) => {
							const name = cellName(colour, size);
							const quantity = sumOf(split, (cell) => cell.colour === colour && cell.size === size);
							return (
								<td key={size}>
									<input
										type="text"
										inputMode="numeric"
										autoComplete="off"
										maxLength={7}
										name={name}
										aria-label={words.cell({ colour: nameOf(colour), size: size ?? "" }) || words.any}
										aria-invalid={name in typed || undefined}
										aria-describedby={name in typed ? `${id}-wrong` : undefined}
										value={typed[name] ?? (quantity === 0 ? "" : String(quantity))}
										onFocus={(event) => event.currentTarget.select()}
										onChange={(event) => onType(colour, size, event.currentTarget.value)}
									/>
								</td>
							);
						})}
						<td>
							<output>{sumOf(split, (cell) => cell.colour === colour)}</output>
						</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">
						{axes.colours.length > 1 && (
							<span className={styles["of-all"]}>{words.sumOfAll({ count: axes.colours.length })}</span>
						)}
						<span>{words.sum}</span>
					</th>
					{axes.sizes.map((size) => (
						<td key={size}>
							<output>{sumOf(split, (cell) => cell.size === size)}</output>
						</td>
					))}
					<td>
						<output>{cellsSum(split.cells)}</output>
					</td>
				</tr>
			</tfoot>
		</table>
	);
}
