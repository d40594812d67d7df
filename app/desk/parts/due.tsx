import type { ReactNode } from "react";
import { type OfficeHours, officeAt } from "../../../domain/shared/office-hours.ts";
import { RESPONSE_HOURS } from "../../../domain/shared/response-hours.ts";
import styles from "./due.module.css";
import textStyles from "./text.module.css";
import { lengthWords, nearDay, shortTime } from "./time-words.ts";

/** The whole of the promise, milliseconds. */
const WHOLE = RESPONSE_HOURS * 3_600_000;
/** Below this it is time to do something. */
const NEAR = 4 * 3_600_000;

const DAY = 86_400_000;
const LONG = 2 * DAY;

type DueLevel = "plain" | "warn" | "bad";

export function dueLevel(dueAt: number, now: number): DueLevel {
	if (dueAt < now) return "bad";
	return dueAt - now < NEAR ? "warn" : "plain";
}

/** "1 h 05", "22 min late" */
export function leftWords(dueAt: number, now: number): string {
	if (dueAt >= now) return lengthWords(dueAt - now);
	// With days the hours do not matter, and a row has no room for both.
	return `${now - dueAt < LONG ? lengthWords(now - dueAt) : `${Math.floor((now - dueAt) / DAY)} d`} late`;
}

type DueProps = { dueAt: number; now: number; hours: OfficeHours; className?: string | undefined };

/**
 * Time left, when it ends, and as a bar how much of the promise has gone, red and full once all of it has; a moon where the company
 * is closed by then.
 */
export function DueCell({ dueAt, now, hours, className }: DueProps) {
	const level = dueLevel(dueAt, now);
	const gone = level === "bad" ? 100 : Math.max(2, Math.min(100, (1 - (dueAt - now) / WHOLE) * 100));
	const closed = dueAt > now && !officeAt(hours, dueAt).open;
	return (
		<span className={className ? `${styles.due} ${className}` : styles.due} data-level={level}>
			<b>
				{leftWords(dueAt, now)}
				{/* The bar is for the eye: who hears the page is told of how much it is left. */}
				{level !== "bad" && <span className={textStyles.hidden}>{` left of ${RESPONSE_HOURS} hours,`}</span>}
			</b>
			<span title={closed ? "Due while the office is closed" : undefined}>
				{closed && <Moon />}
				<span className={textStyles.hidden}>due </span>
				{Math.abs(dueAt - now) < 6 * DAY ? shortTime(dueAt, now) : nearDay(dueAt, now)}
			</span>
			<svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
				<rect className={styles.rest} width="100" height="3" />
				<rect className={styles.gone} width={gone.toFixed(1)} height="3" />
			</svg>
		</span>
	);
}

/** What is shown instead where no answer is due. */
export function NoClock({ className, children }: { className?: string | undefined; children: ReactNode }) {
	return (
		<span className={[styles.due, styles.still, className].filter(Boolean).join(" ")}>
			<b>{children}</b>
		</span>
	);
}

export function Moon() {
	return (
		<svg className={styles.moon} viewBox="0 0 10 10" aria-hidden="true">
			<path d="M8.6 6.2A4 4 0 1 1 4 1.2a3.2 3.2 0 0 0 4.6 5z" />
		</svg>
	);
}
