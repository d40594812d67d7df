import { isRouteErrorResponse, useRouteError } from "react-router";
import button from "../ui/button.module.css";
import prose from "../ui/prose.module.css";
import page from "./parts/layout.module.css";
import styles from "./parts/nothing.module.css";

/** Something failed on the way to the page. Nothing of the inside is said, only whether anything was saved. */
export function TroubleHere() {
	const error = useRouteError();
	const ours = !isRouteErrorResponse(error) || error.status >= 500;
	const offline = typeof document !== "undefined" && (error instanceof TypeError || !navigator.onLine);
	const [title, sentence] = offline
		? [
				"The page did not come through.",
				"Please check the connection and reload. What you typed is kept on this device.",
			]
		: ours
			? [
					"Something failed on our side.",
					"It has been noted. Please reload in a minute; what was saved before is safe.",
				]
			: ["This cannot be shown.", "Nothing was saved. Please open the page again from the link in our mail."];
	return (
		<main id="main" className={`${page.measure} ${styles.nothing}`}>
			<title>{title}</title>
			<meta name="robots" content="noindex, nofollow" />
			<h1>{title}</h1>
			<p className={`${prose.lead} ${styles.lead}`}>{sentence}</p>
			<div className={`${page.actions} ${styles.actions}`}>
				<a className={button.button} href="?">
					Reload
				</a>
			</div>
		</main>
	);
}
