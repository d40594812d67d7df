import type { Testimonial } from "../../../content/testimonials.ts";
import { home } from "../../../messages/en/shop/home.ts";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { Flag } from "../parts/flag.tsx";
import styles from "./clients.module.css";

export function Clients({ testimonials }: { testimonials: readonly Testimonial[] }) {
	const words = useMessages(home.clients);
	return (
		<section className={`${styles.clients} ${layout.grid}`} data-later="">
			<h2>{words.heading}</h2>
			<p className={`${prose.quiet} ${styles.examples}`}>{words.examples}</p>
			{testimonials.map(({ name, company, country, countryCode, quote, rating }) => (
				<figure key={name}>
					<figcaption>
						<Flag code={countryCode} country={country} />
						<b>{name}</b>
						<span className={`${prose.quiet} ${styles.place}`}>
							{company}, {country}
						</span>
						<Rating of={rating} />
					</figcaption>
					<blockquote>
						<p>{quote}</p>
					</blockquote>
				</figure>
			))}
		</section>
	);
}

function Rating({ of }: { of: number }) {
	const words = useMessages(home.clients);
	return (
		<span className={styles.rating}>
			<svg viewBox="0 0 50 11" aria-hidden="true">
				{[0, 1, 2, 3, 4].map((i) => (
					<path key={i} className={i < of ? styles.filled : styles.empty} d={`M${i * 10} 11l3.5-11 3.5 11z`} />
				))}
			</svg>
			<span>{words.rating({ rating: of })}</span>
		</span>
	);
}
