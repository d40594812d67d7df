import type { Page } from "@playwright/test";

/** What cannot be read of what is shown now: words beside the screen, cut off, or with other words over them. */
export async function layoutFaults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		type Words = { text: string; element: Element; layer: Element | undefined; whole: DOMRect; box: DOMRect };
		const dialog = [...document.querySelectorAll("dialog:modal, [popover]:popover-open")].at(-1);
		const root = dialog ?? document.body;

		/** Asks the same of an element only once: every word in it would ask again, and all the way up. */
		const once = <T>(ask: (element: Element) => T) => {
			const known = new Map<Element, { answer: T }>();
			return (element: Element): T => {
				const found = known.get(element) ?? { answer: ask(element) };
				known.set(element, found);
				return found.answer;
			};
		};
		type Around = (element: Element | null) => Element | undefined;
		/** What stays where it is while the page is scrolled lies over the page, which is no fault. */
		const layerOf: Around = (element) => (element && element !== root ? layerAt(element) : undefined);
		const layerAt = once((element): Element | undefined =>
			/fixed|sticky/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement),
		);
		/** The nearest part around it that cuts off or scrolls what is too wide for it. */
		const frameOf: Around = (element) => (element && element !== document.body ? frameAt(element) : undefined);
		const frameAt = once((element): Element | undefined =>
			getComputedStyle(element).overflowX !== "visible" ? element : frameOf(element.parentElement),
		);
		const isCut = (element: Element | null): boolean =>
			element !== null && element !== document.body && isCutAt(element);
		const isCutAt = once((element): boolean => {
			const { overflowX, clipPath, width } = getComputedStyle(element);
			// For screen readers alone.
			return clipPath !== "none" || (overflowX === "hidden" && width === "1px") || isCut(element.parentElement);
		});
		const isShown = once((element) => {
			const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			return isVisible && !element.closest("svg, option, noscript") && !isCut(element);
		});

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
			if (!text || !element || !isShown(element)) continue;
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
		const inked = words.map(({ box }) => ({
			...{ left: box.left, right: box.right - 1 },
			...{ top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 - 1 },
		}));
		for (const [at, a] of inked.entries())
			for (let next = at + 1; next < inked.length; next++) {
				const b = inked[next];
				if (!b || a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left) continue;
				const [one, other] = [words[at], words[next]];
				if (one && other && one.element !== other.element && one.layer === other.layer)
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
