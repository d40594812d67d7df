import type { Pasted, PastedColumn } from "../../../domain/quotes/pasted.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Notice } from "../parts/notice.tsx";

const COLUMNS: Readonly<Record<PastedColumn, string>> = { quantity: "quantity", unitPrice: "price" };

/** Says what of a pasted block was not taken. What was taken is in its fields. */
export function PastedNote({ pasted, onClose }: { pasted: Omit<Pasted, "content">; onClose: () => void }) {
	const { taken, notTaken, rowsLeft, columnsLeft } = pasted;
	if (notTaken.length === 0 && rowsLeft === 0 && columnsLeft === 0)
		return <p role="status">{counted(taken, "figure", "figures")} pasted.</p>;
	return (
		<Notice kind="warn">
			<p>{counted(taken, "figure", "figures")} pasted. Not taken:</p>
			<ul>
				{notTaken.map(({ name, column, text, why }) => (
					<li key={`${name} ${column} ${text}`}>
						{name || "New line"}, {COLUMNS[column]}: “<bdi>{text}</bdi>”{" "}
						{why === "unavailable" ? "belongs to a line that is not available." : "is not a number."}
					</li>
				))}
				{rowsLeft > 0 && <li>{counted(rowsLeft, "row", "rows")} below the last line.</li>}
				{columnsLeft > 0 && <li>{counted(columnsLeft, "column", "columns")} beside the price.</li>}
			</ul>
			<p>
				<Button onClick={onClose}>I have read it</Button>
			</p>
		</Notice>
	);
}
