import { type ReactNode, useState } from "react";
import { ownHtml } from "./own-html.ts";
import styles from "./still.module.css";

type Props = {
	/** Id of the element around it, on no other page. */
	id: string;
	children: ReactNode;
};

/**
 * A part of a page that has nothing to do but be read: links work there, everything else of React does not. Where the
 * server has drawn it its markup stays as it came, so that it costs neither script nor time to come to life; give it
 * lazy children, then their code is fetched at a change of page alone.
 */
export function Still({ id, children }: Props) {
	const [drawn] = useState(() => markupOf(id));
	if (!drawn)
		return (
			<div id={id} className={styles.still}>
				{children}
			</div>
		);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn there.
	return <div id={id} className={styles.still} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />;
}

/** What is in the document, read only should React ever draw the whole document anew. */
function markupOf(id: string): { readonly __html: string } | undefined {
	const element = typeof document === "undefined" ? null : document.getElementById(id);
	if (!element) return undefined;
	return {
		get __html() {
			return ownHtml(element.innerHTML);
		},
	};
}
