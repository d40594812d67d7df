import { type OfficeHours, officeAt } from "../../../domain/shared/office-hours.ts";
import styles from "./india-clock.module.css";
import { clockTime, dayWords, inSentence } from "./time-words.ts";
import { useNow } from "./use-now.ts";

/** The company's own time, and whether somebody is at the desk by it. The promise runs on all the same. */
export function IndiaClock({ hours, serverNow }: { hours: OfficeHours; serverNow: number }) {
	const now = useNow(serverNow);
	const office = officeAt(hours, now);
	return (
		<p className={styles.clock}>
			<strong>
				{dayWords(now, now).slice(0, 3)} {clockTime(now)}
			</strong>{" "}
			India (IST)
			<br />
			{office.open
				? `Open until ${clockTime(office.until)}.`
				: office.opensAt
					? `Closed; opens ${inSentence(office.opensAt, now).replace(/ (?=\S+$)/, "\u00a0")}.`
					: "Closed."}
		</p>
	);
}
