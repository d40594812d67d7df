import { quickOrder } from "../../../messages/en/shop/quick-order/quick-order.ts";
import fields from "../../forms/field.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowRight, Cross } from "../../ui/icons.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import wide from "../../ui/wide-on-phone.module.css";
import type { OpenLine } from "./look-up.server.ts";
import styles from "./open-lines.module.css";
import { CHOICE, lineBefore, lineField, RAISED, REMOVED } from "./posted-list.ts";

/** At most this many are shown at once: a form has at most 400 parts. */
const SHOWN = 100;

type Props = {
	open: readonly OpenLine[];
	/** Whether products stand beside them that can go into the cart: that is then the first thing to do. */
	isBesideReady: boolean;
};

/** The lines that cannot be added as they are, each with its problem and a field to correct it in. */
export function OpenLines({ open, isBesideReady }: Props) {
	const words = useMessages(quickOrder);
	const shown = firstLines(open, SHOWN);
	const more = countOf(open) - countOf(shown);
	return (
		<section className={styles.open} aria-labelledby="to-look-at">
			<h3 id="to-look-at">{words.toLookAt}</h3>
			<p className={prose.fine}>{words.toLookAtLead}</p>
			<ol>
				{shown.map((one) => (
					<li key={one.lines.map(({ line, text }) => `${line} ${text}`).join()}>
						<OpenOne one={one} />
					</li>
				))}
			</ol>
			{more > 0 && <p className={prose.fine}>{words.more({ count: more })}</p>}
			<button
				className={classNames(button.button, isBesideReady && button.outlined, wide["wide-on-phone"])}
				type="submit"
			>
				{words.again}
				<ArrowRight />
			</button>
		</section>
	);
}

function OpenOne({ one: { lines, problem, choices, raised } }: { one: OpenLine }) {
	const words = useMessages(quickOrder);
	const problemId = `problem-${lines[0]?.line}`;
	return (
		<>
			{lines.map(({ line, text }) => (
				<div className={styles.line} key={line}>
					<label htmlFor={`line-${line}`}>{words.correct({ line })}</label>
					<input
						id={`line-${line}`}
						name={lineField(line)}
						defaultValue={text}
						aria-invalid={choices.length === 0 || undefined}
						aria-describedby={problemId}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						dir="auto"
						enterKeyHint="search"
					/>
					<input type="hidden" name={lineBefore(line)} value={text} readOnly />
					<button className={button.icon} type="submit" name={REMOVED} value={line} aria-label={words.remove({ line })}>
						<Cross />
					</button>
				</div>
			))}
			{/* Several products to choose from are a question, not an error. */}
			<p className={classNames(styles.remark, choices.length === 0 && fields.wrong)} id={problemId}>
				{problem}
			</p>
			{raised && (
				<button
					className={`${button.button} ${button.outlined} ${styles.raise}`}
					type="submit"
					name={RAISED}
					value={raised.value}
					aria-describedby={problemId}
				>
					{raised.words}
				</button>
			)}
			{choices.length > 0 && (
				<ul aria-label={words.choices}>
					{choices.map((choice) => (
						<li key={choice.value}>
							<button type="submit" name={CHOICE} value={choice.value}>
								<b>{choice.name}</b> <span>{choice.price}</span>
								<i>{words.choose}</i>
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function countOf(open: readonly OpenLine[]): number {
	return open.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The first of them that together have at most `most` lines, and the first one whatever it has. */
function firstLines(open: readonly OpenLine[], most: number): OpenLine[] {
	let count = 0;
	return open.flatMap((one) => {
		const lines = one.lines.slice(0, Math.max(0, most - count));
		count += one.lines.length;
		return lines.length > 0 ? [{ ...one, lines }] : [];
	});
}
