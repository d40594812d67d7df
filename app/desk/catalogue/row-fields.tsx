import { type ReactNode, useState } from "react";
import {
	MOST_ROWS,
	type Row,
	type RowList,
	rowField,
	splitRows,
	typedRows,
	writeRows,
	wrongRow,
} from "../../../domain/catalogue/product-rows.ts";
import { TextField } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import styles from "./row-fields.module.css";

/** What a row's fields need: their names in the form, what they show, and what is not right in them. */
export type RowProps = {
	/** Of a part of the row. */
	field: (part: string) => { name: string; defaultValue: string };
	/** "colour 2": what the row is called in the names of its fields. */
	title: string;
	/** The id of the sentence that says what to change in it. */
	wrong: string | undefined;
};

type Props = {
	list: RowList;
	label: string;
	/** What one of them is called. */
	one: string;
	hint: string;
	/** How the list is written as a text, which a very long one stays. */
	asText: string;
	text: string;
	/** What the form holds where it was sent and not saved. */
	typed: Row | undefined;
	error: string | undefined;
	row: (props: RowProps) => ReactNode;
};

/** An empty one to fill in; with script another follows as soon as it is begun. */
const SPARE = 1;

/** A list of a product in rows: those that are there, and an empty one for more. Nothing of it needs script, without which each save brings another empty one. */
export function RowFields({ list, label, one, hint, asText, text, typed, error, row }: Props) {
	// What was typed stands again in its own fields, as far as the text is still made of it.
	const [shown] = useState(() => {
		const rows = typed && typedRows(typed, list);
		return rows && writeRows(list, rows) === text ? rows.filter(isFilled) : splitRows(list, text);
	});
	const [first] = useState(typed);
	const [count, setCount] = useState(shown.length + SPARE);
	if (shown.length > MOST_ROWS)
		return <TextField label={label} name={list} hint={asText} rows={4} defaultValue={text} error={error} />;
	const last = count - 1;
	// Sent from this page it stands row by row as it was sent; drawn from what was sent, without the empty rows.
	const sent = typed === first ? undefined : typed && typedRows(typed, list);
	const wrong = error === undefined ? -1 : wrongRow(list, sent ?? shown);
	return (
		<fieldset className={styles.rows} data-list={list}>
			<legend>{label}</legend>
			<p className={styles.hint}>{hint}</p>
			{Array.from({ length: count }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place; one that goes is only marked.
				<div key={at} className={styles.row} onInput={at === last ? () => setCount(count + 1) : undefined}>
					{row({
						field: (part) => ({ name: rowField(list, at, part), defaultValue: shown[at]?.[part] ?? "" }),
						title: `${one} ${at + 1}`,
						wrong: at === wrong ? `${list}-error` : undefined,
					})}
					{shown[at] && (
						<label className={styles.gone}>
							<input type="checkbox" name={rowField(list, at, "gone")} defaultChecked={shown[at].gone !== undefined} />
							Remove<span className={textStyles.hidden}> {`${one} ${at + 1}`}</span>
						</label>
					)}
				</div>
			))}
			{error && (
				<p className={styles.error} id={`${list}-error`}>
					{error}
				</p>
			)}
		</fieldset>
	);
}

const isFilled = (row: Row) => Object.values(row).some((text) => text !== "");
