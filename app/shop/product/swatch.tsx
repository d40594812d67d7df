import type { Colourway } from "../../../domain/catalogue/catalogue.ts";

/** A piece of the cloth with pinked edges. Its colour is a fill of the drawing, so that no style stands in the document. */
export function Swatch({ hex, second }: Pick<Colourway, "hex" | "second">) {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true">
			<path d="M0 0h40v30l-5 10-5-10-5 10-5-10-5 10-5-10-5 10-5-10z" fill={hex} />
			{/* The second colour lies at the foot, as a border does. */}
			{second && <path d="M0 22h40v8l-5 10-5-10-5 10-5-10-5 10-5-10-5 10-5-10z" fill={second} />}
		</svg>
	);
}
