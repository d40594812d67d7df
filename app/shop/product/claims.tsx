import type { Claim } from "../../../domain/catalogue/catalogue.ts";
import styles from "./claims.module.css";

/** What the owner can prove of a product: each with its number, who certified it, and where to look it up. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
	return (
		<ul className={styles.claims}>
			{claims.map(({ scheme, number, certifier, validTo, link }) => (
				<li key={scheme + number}>
					<b>{scheme}</b> {number}, certified by {certifier}
					{validTo && `, valid to ${longDay(validTo)}`}
					{link && (
						<>
							{" "}
							<a href={link} rel="noopener nofollow">
								Look it up at {new URL(link).hostname}
							</a>
						</>
					)}
				</li>
			))}
		</ul>
	);
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** "31 March 2027" for "2027-03-31". */
function longDay(day: string): string {
	const [year = "", month = "", date = ""] = day.split("-");
	return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}
