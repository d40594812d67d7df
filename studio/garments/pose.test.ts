import { expect, it } from "vitest";
import { laidByHand } from "./pose.ts";
import { cutOf } from "./t-shirt-lines.ts";

const cut = cutOf({ neck: "wide", sleeves: "long" } as Parameters<typeof cutOf>[0]);

it("leaves the corners of the body's hem where they are when a forearm is brought in", () => {
	const straight = laidByHand(cut, 21, { arms: [2, 2] });
	const bent = laidByHand(cut, 21, { arms: [2, 2], elbows: [34, 34] });
	for (const x of [-26, -25.4, 25.4, 26]) {
		for (const y of [-0.2, 3, 8]) expect(bent(x, y)).toEqual(straight(x, y));
	}
});

it("turns all of the cuff with the forearm", () => {
	const straight = laidByHand(cut, 21, { arms: [2, 2] });
	const bent = laidByHand(cut, 21, { arms: [2, 2], elbows: [0, 34] });
	for (const [x, y] of [cut.sleeveIn, cut.sleeveOut]) expect(straight(x, y)[0] - bent(x, y)[0]).toBeGreaterThan(10);
});
