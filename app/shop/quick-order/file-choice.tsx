import { useState } from "react";
import { MOST_LISTED } from "../../../domain/orders/listed-lines.ts";
import { quickOrder } from "../../../messages/en/shop/quick-order/quick-order.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./quick-order.module.css";

type Props = {
	/** The lines of a file, as they would be pasted. */
	onRead: (text: string) => void;
};

/** Where a file is chosen or dropped. It is read in the browser, and what reads it is fetched then. */
export function FileChoice({ onRead }: Props) {
	const words = useMessages(quickOrder);
	const [told, setTold] = useState({ text: "", isWrong: false });
	const [isOver, setIsOver] = useState(false);

	async function read(file: File | undefined) {
		if (!file) return;
		setTold({ text: words.reading(file), isWrong: false });
		try {
			const { readListFile } = await import("./list-file.ts");
			const outcome = await readListFile(file);
			if (!outcome.ok) {
				const sentence = words.files[outcome.problem];
				const text = typeof sentence === "string" ? sentence : sentence({ limit: MOST_LISTED });
				return setTold({ text, isWrong: true });
			}
			setTold({ text: words.fileRead({ count: outcome.count, name: file.name }), isWrong: false });
			onRead(outcome.text);
		} catch {
			// The reading code did not come, or the browser let go of the file.
			setTold({ text: words.files.damaged, isWrong: true });
		}
	}

	return (
		<fieldset
			className={`${styles.file} ${layout["needs-script"]}`}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setIsOver(false);
				void read(event.dataTransfer.files[0]);
			}}
		>
			<label className={`${button.button} ${button.outlined}`}>
				{words.chooseFile}
				<input
					className={layout["visually-hidden"]}
					type="file"
					aria-describedby="rows"
					accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
					onChange={(event) => {
						void read(event.currentTarget.files?.[0]);
						// The same file may be chosen again once it has been corrected.
						event.currentTarget.value = "";
					}}
				/>
			</label>
			<span className={`${styles.drop} ${layout["wide-only"]}`}>{words.dropFile}</span>
			<p className={styles.rows} id="rows">
				{words.rows}
			</p>
			<p className={styles.told} role="status" data-wrong={told.isWrong || undefined}>
				{told.text}
			</p>
		</fieldset>
	);
}
