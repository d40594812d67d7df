import { imageAddress } from "../../../domain/shared/image-address.ts";
import type { HomeText } from "./home-text.ts";

/** The longest delivery time; the scale that all rows share. */
const DAYS = 20;

/**
 * Where the cloth goes and how long it takes: a row of temple triangles, one per business day, on one scale, so
 * that the regions can be compared at a glance. The same figures stand beside it as text.
 */
export function CountriesServed({ text }: { text: HomeText["countriesServed"] }) {
	return (
		<section className="ctry zl later">
			<div className="korvai" />
			<div className="clip">
				<img className="kolam" src={imageAddress("kolam.svg")} alt="" width="536" height="536" loading="lazy" />
			</div>
			<div className="g">
				<div className="hd">
					<h2>{text.heading}</h2>
					<p>{text.lead}</p>
				</div>
				<ul className="regions">
					{text.regions.map(({ name, delivery, countries }) => (
						<li key={name}>
							<h3>{name}</h3>
							{countries && <p className="names">{countries}</p>}
							{delivery.map(({ to, days }) => (
								<p className="run" key={to}>
									<span className="to">{to}</span>
									<DayRow from={days.from} to={days.to} />
									<b>
										{days.from}-{days.to} days
									</b>
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
			<path className="sure" d={teeth(0, from)} />
			<path className="may" d={teeth(from, to)} />
			<path className="no" d={teeth(to, DAYS)} />
		</svg>
	);
}

function teeth(from: number, to: number): string {
	let d = "";
	for (let day = from; day < to; day++) d += `M${day * 12} 14l6-13 6 13z`;
	return d;
}
