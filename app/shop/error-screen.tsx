import { lazy } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { error as sentences } from "../../messages/en/shop/parts/error.ts";
import button from "../ui/button.module.css";
import { classNames } from "../ui/class-names.ts";
import { ArrowRight } from "../ui/icons.tsx";
import layout from "../ui/layout.module.css";
import { Link } from "../ui/link.tsx";
import prose from "../ui/prose.module.css";
import { Still } from "../ui/still.tsx";
import { useMessages } from "../ui/use-messages.ts";
import type { Lost } from "./parts/lost.server.ts";
import styles from "./parts/note-page.module.css";
import { Picture } from "./parts/picture.tsx";

/** Fetched where an address leads nowhere. */
const LostWays = lazy(async () => ({ default: (await import("./parts/lost-ways.tsx")).LostWays }));

/** What went wrong, without internal details, and links to go on. Shown between header and footer. */
export function ErrorScreen() {
	const words = useMessages(sentences);
	const error = useRouteError();
	const { status, sentence } = explain(error, words);
	const lost = lostIn(error);
	return (
		<main id="main" className={`${styles["note-page"]} ${layout.grid}`}>
			<title>{status}</title>
			<meta name="robots" content="noindex" />
			<h1>{lost ? words.lost : words.title}</h1>
			{!lost && <p className={styles.status}>{status}</p>}
			<p className={`${prose.lead} ${styles.lead}`}>{sentence}</p>
			{lost && (
				<Still id="lost">
					<LostWays categories={lost.categories} />
				</Still>
			)}
			<div className={classNames(layout.actions, lost && styles.onward)}>
				<Link className={lost ? button.link : button.button} to="/products">
					{words.products}
					{!lost && <ArrowRight />}
				</Link>
				<Link className={button.link} to="/">
					{words.home}
				</Link>
				<Link className={button.link} to="/contact">
					{words.contact}
				</Link>
			</div>
			{lost && (
				<div className={styles.code}>
					<h2>{words.title}</h2> <p>{status}</p>
				</div>
			)}
			{lost && (
				<figure>
					<Picture source={lost.picture} alt="" sizes="(width < 48rem) 90vw, max(50vw, 900px)" load="first" />
				</figure>
			)}
		</main>
	);
}

/** What an address that leads nowhere is shown with. */
function lostIn(error: unknown): Lost | undefined {
	return isRouteErrorResponse(error) && error.data?.picture ? error.data : undefined;
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
