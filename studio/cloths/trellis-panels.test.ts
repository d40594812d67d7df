import { describe, expect, it } from "vitest";
import { clearMark, newMark } from "../fabric/design.ts";
import { trellisPanel } from "./trellis-panels.ts";

const step = 0.06;

/** Areas of all that is woven apart from the rest in a panel of one width, square cm. */
const areasIn = (half: number): number[] => {
	const design = trellisPanel((u) => ({ panel: 0, across: u, seam: half - Math.abs(u) }));
	const mark = newMark();
	const [columns, rows] = [Math.round((2 * half - 0.7) / step), 260];
	const woven = Array.from({ length: columns * rows }, (_, k) => {
		clearMark(mark);
		return design(0.35 - half + (k % columns) * step, 8 + Math.floor(k / columns) * step, mark) && mark.zari;
	});
	const areas: number[] = [];
	for (let k = 0; k < woven.length; k++) {
		let cells = 0;
		for (const open = [k]; open.length > 0; ) {
			const at = open.pop() ?? 0;
			if (!woven[at]) continue;
			woven[at] = false;
			cells++;
			for (const dy of [-columns, 0, columns]) open.push(at + dy - 1, at + dy, at + dy + 1);
		}
		if (cells > 0) areas.push(cells * step * step);
	}
	return areas;
};

describe("a panel of trellis", () => {
	it.each([2.4, 3.3, 4.2, 5.4, 6.2])("has nothing cut to crumbs when it is %f cm to each side", (half) => {
		// The least is the eye of a flower; the uppermost row goes on beyond what is looked at.
		const crumbs = areasIn(half).filter((area) => area < 0.2);
		expect(crumbs.length).toBeLessThan(2);
	});
});
