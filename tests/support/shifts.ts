import type { Page } from "@playwright/test";

/** What has moved of what was drawn, and how far: the sum of all layout shifts, whoever caused them. */
export type Shifts = { sum: number; moved: string[] };

/** Begins to watch with each document that the page opens. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { shifts: { sum: 0, moved } });
		const named = (node: Node | null) => {
			const element = node instanceof Element ? node : node?.parentElement;
			const words = node?.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
			return `${element?.localName}.${element?.className} “${words}”`;
		};
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, sources } = entry as PerformanceEntry & {
					value: number;
					sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
				};
				const shifts = Reflect.get(window, "shifts");
				shifts.sum += value;
				for (const { node, previousRect: was, currentRect: is } of sources) {
					const places = [was, is].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(","));
					moved.push(`${named(node)} from ${places.join(" to ")}`);
				}
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** What has moved of the document that is shown now. */
export async function readShifts(page: Page): Promise<Shifts> {
	return page.evaluate(() => Reflect.get(window, "shifts"));
}
