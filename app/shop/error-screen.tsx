import { isRouteErrorResponse, useRouteError } from "react-router";
import button from "../ui/button.module.css";
import { ArrowRight } from "../ui/icons.tsx";
import layout from "../ui/layout.module.css";
import { Link } from "../ui/link.tsx";
import prose from "../ui/prose.module.css";
import styles from "./parts/note-page.module.css";

/** What went wrong, without anything of the inside, and the ways on. Stands between header and footer. */
export function ErrorScreen() {
	const error = useRouteError();
	const { status, sentence } = explain(error);
	return (
		<main id="main" className={`${styles["note-page"]} ${layout.grid}`}>
			<title>{status}</title>
			<meta name="robots" content="noindex" />
			<h1>Unexpected Application Error!</h1>
			<p className={styles.status}>{status}</p>
			<p className={`${prose.lead} ${styles.lead}`}>{sentence}</p>
			<div className={layout.actions}>
				<Link className={button.button} to="/products">
					See the products
					<ArrowRight />
				</Link>
				<Link className={button.link} to="/">
					Back to Home
				</Link>
				<Link className={button.link} to="/contact">
					Contact us
				</Link>
			</div>
		</main>
	);
}

function explain(error: unknown): { status: string; sentence: string } {
	if (isRouteErrorResponse(error)) {
		const status = `${error.status} ${error.statusText}`.trim();
		if (error.status === 404)
			return { status, sentence: "Nothing stands at this address. It may have moved, or the link may be cut short." };
		if (error.status < 500) return { status, sentence: "This page cannot be shown the way it was asked for." };
		return { status, sentence: "Something failed on our side and has been noted. Please try again in a minute." };
	}
	// In the browser a page's data or script may not have come through; on the server it is always our own fault.
	if (typeof document !== "undefined" && (error instanceof TypeError || !navigator.onLine)) {
		return {
			status: "No connection",
			sentence: "The page could not be fetched. Please check the connection and reload.",
		};
	}
	return {
		status: "500 Internal Server Error",
		sentence: "Something failed on our side and has been noted. Please try again in a minute.",
	};
}
