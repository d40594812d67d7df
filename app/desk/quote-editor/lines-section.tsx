import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
import type { ProductFacts } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { freeKey, type LineChange, withLine, withNewService, withoutLine } from "../../../domain/quotes/editing.ts";
import { placeOf, withLineAt } from "../../../domain/quotes/line-order.ts";
import type { CostOf } from "../../../domain/quotes/margin.ts";
import { type Pasted, type PastedColumn, withPasted } from "../../../domain/quotes/pasted.ts";
import { Button } from "../parts/button.tsx";
import textStyles from "../parts/text.module.css";
import { AllPrices } from "./all-prices.tsx";
import lineActionsStyles from "./line-actions.module.css";
import { LineTable } from "./line-table.tsx";
import { PastedNote } from "./pasted-note.tsx";
import styles from "./quote-editor.module.css";
import type { Change } from "./use-edits.ts";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	version: number;
	/** The line whose particulars are open. */
	selected: string | undefined;
	thumbs: Readonly<Record<string, string | null>>;
	facts: ReadonlyMap<string, ProductFacts>;
	/** What products cost; undefined for somebody who may not see it. */
	costs: CostOf | undefined;
	onSelect: Dispatch<SetStateAction<string | undefined>>;
	/** The focus is in a line. */
	onEditing: (key: string) => void;
	onChange: (change: Change) => void;
	onAdd: () => void;
	/** Where the focus goes once it is drawn. */
	onFocusNext: (selector: string) => void;
	onSubstitute: () => void;
	/** Shows all that differs from the version before. */
	onChanges: () => void;
};

/** The lines of the offer, with what is done to all of them and to the one that is open. */
export function LinesSection(props: Props) {
	const {
		content,
		before,
		version,
		selected,
		thumbs,
		facts,
		costs,
		onSelect,
		onEditing,
		onChange,
		onAdd,
		onFocusNext,
		onSubstitute,
		onChanges,
	} = props;
	const select = useCallback((key: string) => onSelect((was) => (was === key ? undefined : key)), [onSelect]);
	const change = useCallback(
		(key: string, line: LineChange) => onChange((content) => withLine(content, key, line)),
		[onChange],
	);
	const remove = useCallback((key: string) => onChange((content) => withoutLine(content, key)), [onChange]);
	const [said, setSaid] = useState("");
	const [pasted, setPasted] = useState<Omit<Pasted, "content">>();
	const put = useCallback(
		(key: string, to: (content: QuoteContent) => number) =>
			onChange((content) => {
				const after = withLineAt(content, key, to(content));
				const name = after.lines[placeOf(after, key)]?.name || "New line";
				setSaid(`${name}: line ${placeOf(after, key) + 1} of ${after.lines.length}.`);
				return after;
			}),
		[onChange],
	);
	const move = useCallback((key: string, by: -1 | 1) => put(key, (content) => placeOf(content, key) + by), [put]);
	const drop = useCallback((key: string, onto: string) => put(key, (content) => placeOf(content, onto)), [put]);
	const paste = useCallback(
		(text: string, at: { key: string; column: PastedColumn }) => {
			let isBlock = false;
			onChange((content) => {
				const read = withPasted(content, text, at);
				if (!read) return content;
				const { content: after, ...rest } = read;
				isBlock = true;
				setPasted(rest);
				return after;
			});
			return isBlock;
		},
		[onChange],
	);
	// The line that had the focus may be gone: the next key must not begin at the top of the page.
	const title = useRef<HTMLHeadingElement>(null);
	const { length } = content.lines;
	const had = useRef(length);
	useEffect(() => {
		if (length < had.current && document.activeElement === document.body) title.current?.focus();
		had.current = length;
	}, [length]);
	return (
		<section aria-labelledby="lines-title">
			<div className={styles.head}>
				<h2 id="lines-title" ref={title} tabIndex={-1}>
					Lines
				</h2>
				{before && (
					<>
						<span className={textStyles.muted}>Highlighted: different from v{version - 1}</span>
						<Button onClick={onChanges}>All changes</Button>
					</>
				)}
				<AllPrices content={content} onChange={onChange} />
			</div>
			{pasted && <PastedNote pasted={pasted} onClose={() => setPasted(undefined)} />}
			<LineTable
				content={content}
				before={before}
				selected={selected}
				thumbs={thumbs}
				facts={facts}
				costs={costs}
				onSelect={select}
				onLine={change}
				onRemove={remove}
				onEditing={onEditing}
				onMove={move}
				onDrop={drop}
				onPaste={paste}
			/>
			<p className={textStyles.hidden} role="status">
				{said}
			</p>
			<div className={lineActionsStyles.actions}>
				<Button onClick={onAdd}>
					Add a line <kbd>a</kbd>
				</Button>
				<Button
					onClick={() => {
						onChange((content) => {
							const key = freeKey(content);
							onSelect(key);
							// Its name, the first of its particulars.
							onFocusNext(`[data-row="${key}"] [data-first] input`);
							return withNewService(content, key);
						});
					}}
				>
					Add a service
				</Button>
				<Button disabled={!selected} onClick={onSubstitute}>
					Offer another product <kbd>s</kbd>
				</Button>
			</div>
		</section>
	);
}
