import { Path, Svg } from "@react-pdf/renderer";
import { COLOURS, INNER_WIDTH } from "./document-style.ts";

const TEETH = 62;

/** The korvai edge: a row of triangles, where the document's head meets its body. */
export function TempleEdge({ height }: { height: number }) {
	const step = INNER_WIDTH / TEETH;
	const teeth = Array.from({ length: TEETH }, (_, index) => {
		const left = index * step;
		return `M${(left + 0.4).toFixed(2)} 0H${(left + step - 0.4).toFixed(2)}L${(left + step / 2).toFixed(2)} ${height}Z`;
	});
	return (
		<Svg style={{ width: INNER_WIDTH, height }} viewBox={`0 0 ${INNER_WIDTH} ${height}`}>
			<Path d={teeth.join("")} fill={COLOURS.kumkum} />
		</Svg>
	);
}
