import { map } from "../../../messages/en/shop/contact/map.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./contact-map.module.css";

/*
 * The place of the interactive map: Tamil Nadu on a ground of kolam dots, drawn from coordinates. 100 units are
 * one degree; x is shortened by the cosine of 11° north, so that the land keeps its shape.
 */

/** Coast and border, degrees east and north, clockwise from Pulicat. */
const OUTLINE =
	"80.30 13.50,80.34 13.25,80.28 13.05,80.24 12.75,80.16 12.45,79.98 12.20,79.85 11.95,79.78 11.70,79.77 11.40,79.84 11.10,79.86 10.80,79.87 10.29,79.55 10.30,79.27 10.20,79.22 9.97,79.02 9.72,78.92 9.46,79.30 9.29,78.92 9.22,78.60 9.12,78.30 8.98,78.17 8.80,78.13 8.50,78.00 8.35,77.78 8.18,77.55 8.08,77.12 8.28,77.26 8.55,77.20 8.80,77.25 9.05,77.17 9.25,77.38 9.50,77.19 9.62,77.25 10.05,77.18 10.22,76.95 10.33,76.82 10.55,76.90 10.77,76.76 11.00,76.70 11.17,76.45 11.28,76.24 11.52,76.55 11.62,76.88 11.60,77.02 11.78,77.45 11.90,77.72 12.02,77.60 12.42,77.74 12.68,77.85 12.86,78.20 12.75,78.46 12.65,78.62 12.96,79.15 13.02,79.45 13.30,79.95 13.33,80.06 13.49";

const x = (east: number) => Math.round((east - 75.9) * 98.2);
const y = (north: number) => Math.round((13.75 - north) * 100);

const points = OUTLINE.split(",").map((point) => {
	const [east = 0, north = 0] = point.split(" ").map(Number);
	return { x: x(east), y: y(north) };
});

/** Curves from the middle of one side to the middle of the next: the coast is drawn by a hand, not by a ruler. */
const land = `M${points
	.map((point, index) => {
		const next = points[(index + 1) % points.length] ?? point;
		return `${index === 0 ? "" : `${point.x} ${point.y} `}${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
	})
	.join("Q")}Z`;

/** Name, degrees east and north, and on which side of its dot the name is written. */
const TOWNS = [
	["chennai", 80.27, 13.08, "end"],
	["coimbatore", 76.97, 11.0, "end"],
	["madurai", 78.12, 9.92, "start"],
	["thoothukudi", 78.14, 8.79, "start"],
	["tirunelveli", 77.71, 8.73, "end"],
] as const;

export function ContactMap() {
	const words = useMessages(map);
	const home = { x: x(77.34), y: y(11.11) };
	return (
		<svg className={styles.map} viewBox="-20 0 520 590" role="img" aria-label={words.label}>
			<defs>
				<pattern id="pulli" width="20" height="20" patternUnits="userSpaceOnUse">
					<circle cx="10" cy="10" r="1.3" className={styles.dot} />
				</pattern>
				<pattern id="sikku" width="20" height="20" patternUnits="userSpaceOnUse">
					<path d="M0 0 20 20M20 0 0 20" className={styles.thread} />
					<circle cx="10" cy="0" r="1.5" className={styles.dot} />
					<circle cx="0" cy="10" r="1.5" className={styles.dot} />
					<circle cx="20" cy="10" r="1.5" className={styles.dot} />
					<circle cx="10" cy="20" r="1.5" className={styles.dot} />
				</pattern>
			</defs>
			<rect x="-1000" y="-1000" width="3200" height="2600" fill="url(#pulli)" className={styles.sea} />
			<path d={land} className={styles.coast} />
			<path id="land" d={land} className={styles.land} />
			<path d={land} fill="url(#sikku)" />
			<clipPath id="ashore">
				<use href="#land" />
			</clipPath>
			{/* The ground between the letters and the drawing behind them: on land alone, the sea is plain. */}
			<use href="#towns" clipPath="url(#ashore)" className={styles.halo} />
			<g id="towns">
				{TOWNS.map(([name, east, north, side]) => {
					return (
						<g key={name}>
							<circle cx={x(east)} cy={y(north)} r="3" />
							<text x={x(east) + (side === "start" ? 9 : -9)} y={y(north) + 5} textAnchor={side}>
								{words.towns[name]}
							</text>
						</g>
					);
				})}
			</g>
			<g className={styles.home} transform={`translate(${home.x} ${home.y}) scale(.8)`}>
				<path d="M0 0C-20-11-17-33 0-33S20-11 0 0C11-20 33-17 33 0S11 20 0 0C20 11 17 33 0 33S-20 11 0 0C-11 20-33 17-33 0S-11-20 0 0Z" />
				<path d="M0-7 7 0 0 7-7 0Z" className={styles.diamond} />
				<text x="48" y="9">
					{words.home}
				</text>
			</g>
		</svg>
	);
}
