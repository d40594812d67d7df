import { isValidElement, type ReactNode } from "react";

/**
 * The texts that a part of a document draws, in their order and one for each piece, without laying a page out: thousands of
 * documents are read so in the time that one takes to be drawn. Knows components without hooks, as a document's are.
 */
export function drawnTexts(node: ReactNode): string[] {
	if (Array.isArray(node)) return node.flatMap(drawnTexts);
	if (typeof node === "string" || typeof node === "number") return [String(node)];
	if (!isValidElement<{ children?: ReactNode }>(node)) return [];
	const { type, props } = node;
	if (isComponent(type)) return drawnTexts(type(props));
	const inner = drawnTexts(props.children);
	return type === "TEXT" && inner.length > 0 ? [inner.join("")] : inner;
}

function isComponent(type: unknown): type is (props: object) => ReactNode {
	return typeof type === "function";
}
