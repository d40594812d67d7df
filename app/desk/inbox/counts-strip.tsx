import { formatMoney } from "../../../domain/shared/currency.ts";
import { plural } from "../parts/counted.ts";
import { clockTime, lengthWords, shortTime } from "../parts/time-words.ts";
import styles from "./counts-strip.module.css";
import type { InboxData } from "./inbox.tsx";

/** The counts above the inbox: what is due now, and how the company has kept its promise. */
export function CountsStrip({ counts, now }: { counts: InboxData["counts"]; now: number }) {
	const { firstAnswers, late, soon, office, waiting, unpriced, median, inTime } = counts;
	const border = office.open ? clockTime(office.until) : office.opensAt ? shortTime(office.opensAt, now) : "we open";
	return (
		// On a phone it is pushed aside by finger, and by the arrow keys once it has the focus.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
		<section className={styles.strip} aria-label="At a glance" tabIndex={0}>
			<dl>
				<Count
					value={firstAnswers}
					label={plural(firstAnswers, { one: "first answer due", other: "first answers due" })}
				/>
				<Count value={waiting} label={plural(waiting, { one: "later answer due", other: "later answers due" })} />
				<Count part value={late} label="past 24 hours" level={late > 0 ? "bad" : undefined} />
				<Count part value={soon} label={`due before ${border}`} level={soon > 0 ? "warn" : undefined} />
				<Count value={roundMoney(unpriced)} label="waiting for a first price" />
				{median !== undefined && <Count value={lengthWords(median)} label="median first answer, 28 days" />}
				{inTime !== undefined && (
					<Count value={`${(Math.floor(inTime * 1000) / 10).toFixed(1)}%`} label="answered within 24 hours, 28 days" />
				)}
			</dl>
		</section>
	);
}

type CountProps = {
	value: number | string;
	label: string;
	level?: "warn" | "bad" | undefined;
	/** It counts some of the answers that are due, first and later ones. */
	part?: boolean;
};

function Count({ value, label, level, part }: CountProps) {
	return (
		<div className={part ? styles.part : undefined}>
			<dt>{label}</dt>
			<dd data-level={level}>{value}</dd>
		</div>
	);
}

const CRORE = 1_000_000_000;
const LAKH = 10_000_000;

/** "₹20.8 lakh": an amount in paise, as near as a glance needs it. */
function roundMoney(paise: number): string {
	if (paise >= CRORE) return `₹${(paise / CRORE).toFixed(1)} crore`;
	if (paise >= LAKH) return `₹${(paise / LAKH).toFixed(1)} lakh`;
	return formatMoney(Math.round(paise / 100) * 100, "INR");
}
