import { isRouteErrorResponse, useRouteError } from "react-router";
import { trouble } from "../../messages/en/buyer/trouble.ts";
import button from "../ui/button.module.css";
import prose from "../ui/prose.module.css";
import { useMessages } from "../ui/use-messages.ts";
import page from "./parts/layout.module.css";
import styles from "./parts/nothing.module.css";

/** Something failed on the way to the page. Nothing of the inside is said, only whether anything was saved. */
export function TroubleHere() {
	const error = useRouteError();
	const ours = !isRouteErrorResponse(error) || error.status >= 500;
	const offline = typeof document !== "undefined" && (error instanceof TypeError || !navigator.onLine);
	const words = useMessages(trouble);
	const { title, what } = offline ? words.offline : ours ? words.ours : words.refused;
	return (
		<main id="main" className={`${page.measure} ${styles.nothing}`}>
			<title>{title}</title>
			<meta name="robots" content="noindex, nofollow" />
			<h1>{title}</h1>
			<p className={`${prose.lead} ${styles.lead}`}>{what}</p>
			<div className={`${page.actions} ${styles.actions}`}>
				<a className={button.button} href="?">
					{words.reload}
				</a>
			</div>
		</main>
	);
}
