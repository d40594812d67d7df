import { useEffect } from "react";
import { Button } from "./button.tsx";
import { tellFailure, useFailure } from "./failure.ts";
import styles from "./failure-notice.module.css";
import { useLiveState } from "./live.ts";
import noticeStyles from "./notice.module.css";

/** A failed request, shown over the foot of the page until it succeeds or is dismissed. */
export function FailureNotice() {
	const failure = useFailure();
	const { is: live } = useLiveState();
	// Somebody has signed in beside the page.
	const isOver = failure?.reason === "signed_out" && live === "live";
	useEffect(() => {
		if (isOver) tellFailure(undefined);
	}, [isOver]);
	if (!failure || isOver) return null;
	return (
		<div className={`${noticeStyles.notice} ${styles.failure}`} data-kind="bad" role="alert">
			<p>
				{failure.sentence}
				{failure.reason === "signed_out" && (
					<>
						{" "}
						<a href="/desk/sign-in" target="_blank" rel="noreferrer">
							Sign in in a new tab
						</a>
					</>
				)}
			</p>
			<Button kind="quiet" onClick={() => tellFailure(undefined)}>
				Close
			</Button>
		</div>
	);
}
