import { useId, useState } from "react";
import { readSizeRatio } from "../../../domain/orders/size-ratio.ts";
import { ratioProblems } from "../../../messages/en/problems/cells.ts";
import { grid } from "../../../messages/en/shop/cells/grid.ts";
import { say } from "../../../messages/say.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./cell-grid.module.css";
import type { Choices } from "./choices.ts";

type Props = {
	choices: Choices;
	onRatio(ratio: readonly number[], inPacks: boolean): void;
	onAlike(): void;
	onClear(): void;
};

/** By ratio, in pieces or whole packs, or the same in each; by hand is the grid itself. */
export function WaysToFill({ choices: { sizes, ratio }, onRatio, onAlike, onClear }: Props) {
	const words = useMessages(grid);
	const ratioWords = useMessages(ratioProblems);
	const [text, setText] = useState(ratio.join(":"));
	const [inPacks, setInPacks] = useState(false);
	const id = useId();
	const read = readSizeRatio(text, sizes.length);
	return (
		<fieldset className={`${styles.ways} ${layout["needs-script"]}`}>
			<legend>{words.waysToFill}</legend>
			{sizes.length > 1 && (
				<div className={styles.way}>
					<label htmlFor={id}>{words.ratio}</label>
					<input
						id={id}
						type="text"
						autoComplete="off"
						value={text}
						aria-invalid={read.ok ? undefined : true}
						aria-describedby={`${id}-problem`}
						onChange={(event) => setText(event.currentTarget.value)}
						onKeyDown={(event) => {
							// Enter here means the ratio, not the cart.
							if (event.key !== "Enter") return;
							event.preventDefault();
							if (read.ok) onRatio(read.ratio, inPacks);
						}}
					/>
					<label className={styles.packs}>
						<input type="checkbox" checked={inPacks} onChange={(event) => setInPacks(event.currentTarget.checked)} />
						{words.packs({ pieces: read.ok ? read.ratio.reduce((sum, part) => sum + part, 0) : undefined })}
					</label>
					<button type="button" disabled={!read.ok} onClick={() => read.ok && onRatio(read.ratio, inPacks)}>
						{words.fillByRatio}
					</button>
				</div>
			)}
			<div className={styles.way}>
				<button type="button" onClick={onAlike}>
					{words.fillAlike}
				</button>
				<button type="button" className={styles.clear} onClick={onClear}>
					{words.clear}
				</button>
			</div>
			<p className={styles.problem} id={`${id}-problem`} role="alert">
				{sizes.length > 1 && !read.ok && say(ratioWords, read.problem)}
			</p>
		</fieldset>
	);
}
