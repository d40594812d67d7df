import type { Page } from "@playwright/test";

/** What cannot be read of what is shown now: words beside the screen, cut off, or with other words over them. */
export async function layoutFaults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		type Words = { text: string; element: Element; layer: Element | undefined; whole: DOMRect; box: DOMRect };
		const dialog = [...document.querySelectorAll("dialog:modal, [popover]:popover-open")].at(-1);
		const root = dialog ?? document.body;

		/** What stays where it is while the page is scrolled lies over the page, which is no fault. */
		const layerOf = (element: Element): Element | undefined => {
			for (let at: Element | null = element; at && at !== root; at = at.parentElement)
				if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
		};
		/** The nearest part around it that cuts off or scrolls what is too wide for it. */
		const frameOf = (element: Element): Element | undefined => {
			for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
				if (getComputedStyle(at).overflowX !== "visible") return at;
		};
		const isCut = (element: Element): boolean => {
			for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
				const { overflowX, clipPath, width } = getComputedStyle(at);
				// For screen readers alone.
				if (clipPath !== "none" || (overflowX === "hidden" && width === "1px")) return true;
			}
			return false;
		};

		const within = ({ left, right, top, bottom }: DOMRect, frame: Element): DOMRect => {
			const around = frame.getBoundingClientRect();
			const [x, y] = [Math.max(left, around.left), Math.max(top, around.top)];
			return new DOMRect(x, y, Math.min(right, around.right) - x, Math.min(bottom, around.bottom) - y);
		};

		const words: Words[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
			const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			if (!text || !element || !isShown || element.closest("svg, option, noscript") || isCut(element)) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const frame = frameOf(element);
			for (const whole of range.getClientRects()) {
				const box = frame ? within(whole, frame) : whole;
				if (box.width > 1 && box.height > 1) words.push({ text, element, layer: layerOf(element), whole, box });
			}
		}

		const faults = new Set<string>();
		for (const { text, element, whole } of words) {
			const frame = frameOf(element);
			const style = frame && getComputedStyle(frame);
			// What scrolls can be reached, and a shortened name ends with an ellipsis, which says so.
			if (style && (/auto|scroll/.test(style.overflowX) || style.textOverflow === "ellipsis")) continue;
			const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
			if (whole.left < left - 1 || whole.right > right + 1) faults.add(`cut off or beside the screen: ${text}`);
		}
		// Letters leave a part of their line free, above and below.
		const inked = ({ box }: Words) => ({ top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 });
		for (const [at, one] of words.entries())
			for (const other of words.slice(at + 1)) {
				if (one.element === other.element || one.layer !== other.layer) continue;
				const [a, b] = [inked(one), inked(other)];
				const isBeside = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1;
				if (!isBeside && a.bottom > b.top + 1 && b.bottom > a.top + 1)
					faults.add(`over each other: ${one.text} | ${other.text}`);
			}
		const { scrollWidth } = document.documentElement;
		if (scrollWidth > innerWidth) {
			const far = [...root.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right >= scrollWidth - 1);
			const names = far.map((one) => `${one.localName}.${one.className}`).slice(-3);
			faults.add(`wider than the screen: ${scrollWidth}, by ${names.join(", ")}`);
		}
		return [...faults];
	});
}
