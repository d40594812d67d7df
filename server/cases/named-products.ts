import type { CaseView } from "./case-views.ts";

/** The ids of the products that a case names: in the lines and samples of the request, and in every version of its quote. */
export function namedProducts({ request, versions }: Pick<CaseView, "request" | "versions">): string[] {
	const offered = versions.flatMap(({ content }) => content.lines.map(({ productId }) => productId));
	return [...new Set([...[...request.lines, ...request.samples].map(({ id }) => id), ...offered])].filter(
		(id) => id !== "",
	);
}
