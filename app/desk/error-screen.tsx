import { isRouteErrorResponse, useRouteError } from "react-router";
import styles from "./error-screen.module.css";
import { BarePage } from "./parts/bare-page.tsx";
import { buttonClass } from "./parts/button.tsx";
import { useDeskLife } from "./parts/desk-life.ts";

/** What went wrong, without internal details, and the way on. Alone on the screen when it is `bare`. */
export function DeskError({ bare }: { bare?: boolean }) {
	const { status, title, sentence } = explain(useRouteError());
	const screen = (
		<div className={bare ? styles.failure : `${styles.failure} ${styles.inside}`}>
			<title>{`${title} · Thari desk`}</title>
			<p className={styles.status}>{status}</p>
			<h1>{title}</h1>
			<p>{sentence}</p>
			<p>
				<a className={buttonClass()} href="/desk">
					Go to the inbox
				</a>
			</p>
		</div>
	);
	return bare ? <Bare>{screen}</Bare> : <main id="main">{screen}</main>;
}

function Bare({ children }: { children: React.ReactNode }) {
	useDeskLife();
	return <BarePage>{children}</BarePage>;
}

function explain(error: unknown): { status: string; title: string; sentence: string } {
	if (isRouteErrorResponse(error)) {
		const status = String(error.status);
		if (error.status === 403)
			return {
				status,
				title: "Not allowed",
				sentence: "Your role does not allow this. An owner can change that under People.",
			};
		if (error.status === 404)
			return {
				status,
				title: "Nothing here",
				sentence: "There is nothing at this address. It may have been removed, or the link may be incomplete.",
			};
		if (error.status === 400)
			return {
				status,
				title: "The form could not be read",
				sentence: "Nothing was saved. Please go back and send it again.",
			};
		if (error.status < 500)
			return { status, title: "This cannot be shown", sentence: "The page cannot be shown the way it was asked for." };
	}
	// In the browser a page's data or script may not have come through; on the server it is always our own fault.
	if (typeof document !== "undefined" && (error instanceof TypeError || !navigator.onLine))
		return {
			status: "No connection",
			title: "The page could not be loaded",
			sentence: "Please check the connection and reload. Nothing was changed.",
		};
	return {
		status: "500",
		title: "Something went wrong on our side",
		sentence: "It has been logged. Please try again in a minute; what was saved before is safe.",
	};
}
