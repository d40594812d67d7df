import { imageAddress } from "../../../domain/shared/image-address.ts";
import { countries as names } from "../../../messages/en/countries.ts";
import { home } from "../../../messages/en/shop/home.ts";
import { DarkGround, darkSection } from "../../ui/dark-section.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./countries-served.module.css";
import type { HomeText } from "./home-text.ts";

/** The longest delivery time; the scale that all rows share. */
const DAYS = 20;

/**
 * Where the cloth goes and how long it takes: a row of temple triangles, one per business day, on one scale, so
 * that the regions can be compared at a glance. The same figures are beside it as text.
 */
export function CountriesServed({ text }: { text: HomeText["countriesServed"] }) {
	const words = useMessages(home.countries);
	const countryNames = useMessages(names);
	return (
		<section className={`${styles.countries} ${darkSection}`} data-later="">
			<DarkGround drawing={imageAddress("kolam.svg")} className={styles.kolam} />
			<div className={layout.grid}>
				<div className={styles.heading}>
					<h2>{words.heading(text)}</h2>
					<p>
						{words.lead(text)} <Link to="/contact">{words.ask}</Link>
					</p>
					<p>{words.key}</p>
				</div>
				<ul className={styles.regions}>
					{text.regions.map(({ name, delivery, countries }) => (
						<li key={name}>
							<h3>{name}</h3>
							{countries.length > 0 && (
								<p className={styles.names}>{countries.map((code) => countryNames[code]).join(", ")}</p>
							)}
							{delivery.map(({ to, days }) => (
								<p className={styles.delivery} key={to}>
									<span className={styles.from}>{to}</span>
									<DayRow from={days.from} to={days.to} />
									<b>{words.days(days)}</b>
								</p>
							))}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function DayRow({ from, to }: { from: number; to: number }) {
	return (
		<svg viewBox={`0 0 ${DAYS * 12} 14`} aria-hidden="true">
			<path className={styles.certain} d={teeth(0, from)} />
			<path className={styles.likely} d={teeth(from, to)} />
			<path className={styles.never} d={teeth(to, DAYS)} />
		</svg>
	);
}

/** All teeth but the first are the same text, which compresses to nothing. */
function teeth(from: number, to: number): string {
	return from < to ? `M${from * 12} 14l6-13 6 13z${"m12 0l6-13 6 13z".repeat(to - from - 1)}` : "";
}
