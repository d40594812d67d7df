import { isRouteErrorResponse, useRouteError } from "react-router";
import type { PictureSource } from "../../content/picture-source.ts";
import { error as sentences } from "../../messages/en/shop/parts/error.ts";
import button from "../ui/button.module.css";
import { ArrowRight } from "../ui/icons.tsx";
import layout from "../ui/layout.module.css";
import { Link } from "../ui/link.tsx";
import prose from "../ui/prose.module.css";
import { useMessages } from "../ui/use-messages.ts";
import styles from "./parts/note-page.module.css";
import { Picture } from "./parts/picture.tsx";

/** What went wrong, without internal details, and links to go on. Shown between header and footer. */
export function ErrorScreen() {
	const words = useMessages(sentences);
	const error = useRouteError();
	const { status, sentence } = explain(error, words);
	const picture = pictureIn(error);
	return (
		<main id="main" className={`${styles["note-page"]} ${layout.grid}`}>
			<title>{status}</title>
			<meta name="robots" content="noindex" />
			<h1>{picture ? words.lost : words.title}</h1>
			{picture && <h2 className={styles.small}>{words.title}</h2>}
			<p className={styles.status}>{status}</p>
			<p className={`${prose.lead} ${styles.lead}`}>{sentence}</p>
			<div className={layout.actions}>
				<Link className={button.button} to="/products">
					{words.products}
					<ArrowRight />
				</Link>
				<Link className={button.link} to="/">
					{words.home}
				</Link>
				<Link className={button.link} to="/contact">
					{words.contact}
				</Link>
			</div>
			{picture && (
				<figure>
					<Picture source={picture} alt="" sizes="(width < 48rem) 90vw, max(50vw, 900px)" load="first" />
				</figure>
			)}
		</main>
	);
}

/** What an address that leads nowhere is shown with (parts/lost.server.ts). */
function pictureIn(error: unknown): PictureSource | undefined {
	return isRouteErrorResponse(error) ? error.data?.picture : undefined;
}

function explain(error: unknown, words: typeof sentences): { status: string; sentence: string } {
	if (isRouteErrorResponse(error)) {
		const status = `${error.status} ${error.statusText}`.trim();
		if (error.status === 404) return { status, sentence: words.notFound };
		if (error.status === 400) return { status, sentence: words.badForm };
		return { status, sentence: error.status < 500 ? words.refused : words.ours };
	}
	// In the browser a page's data or script may not have come through; on the server it is always our own fault.
	if (typeof document !== "undefined" && (error instanceof TypeError || !navigator.onLine)) {
		return { status: words.noConnection, sentence: words.notLoaded };
	}
	return { status: "500 Internal Server Error", sentence: words.ours };
}
