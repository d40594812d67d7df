import { isRouteErrorResponse, useRouteError } from "react-router";

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
		<main id="main" className="q-wrap q-nothing">
			<title>{title}</title>
			<meta name="robots" content="noindex, nofollow" />
			<h1>{title}</h1>
			<p className="lead">{sentence}</p>
			<div className="q-acts">
				<a className="btn" href="?">
					Reload
				</a>
			</div>
		</main>
	);
}
