/** Resolves once the next picture of the page is on the screen; at once where nobody looks at it. */
export function afterPaint(): Promise<void> {
	if (document.visibilityState === "hidden") return Promise.resolve();
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
