import type { Colourway } from "../../../domain/catalogue/catalogue.ts";
import styles from "./colourways.module.css";

/** Swatches with their codes; the colour is a fill of the drawing, so that no style stands in the document. */
export function Colourways({ colourways }: { colourways: readonly Colourway[] }) {
	return (
		<ul className={styles.colourways}>
			{colourways.map(({ code, name, hex, second }) => (
				<li key={code}>
					<svg viewBox="0 0 40 40" aria-hidden="true">
						<path d="M0 0h40v30l-5 10-5-10-5 10-5-10-5 10-5-10-5 10-5-10z" fill={hex} />
						{/* The second colour lies at the foot, as a border does. */}
						{second && <path d="M0 22h40v8l-5 10-5-10-5 10-5-10-5 10-5-10-5 10-5-10z" fill={second} />}
					</svg>
					<span>
						{name} <small>{code}</small>
					</span>
				</li>
			))}
		</ul>
	);
}
