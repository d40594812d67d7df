import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { Accept } from "../forms/accept.tsx";
import { Change } from "../forms/change.tsx";
import { Decline } from "../forms/decline.tsx";
import { Renew } from "../forms/renew.tsx";
import { Withdraw } from "../forms/withdraw.tsx";
import { usePage } from "../page-context.ts";
import type { Offer } from "../view.ts";
import styles from "./decide.module.css";
import { type FoldedAct, openForm, opensForm } from "./to-answer.tsx";

/** Accept, and beside it the other two answers, closed until somebody wants them. */
export function Decide({ offer }: { offer: Offer }) {
	const { view } = usePage();
	const may = (act: (typeof view.allowed)[number]) => view.allowed.includes(act);
	if (!may("accept") && !may("decline")) return null;
	return (
		<section className={styles.accept} id="accept" aria-labelledby="accept-head">
			{may("accept") && (
				<>
					<h2 id="accept-head">Accept version {offer.version}</h2>
					<p>
						We then send you the proforma invoice.
						{offer.leadTime && ` Lead time: ${offer.leadTime}.`}
					</p>
					<Accept offer={offer} />
				</>
			)}
			<div className={styles.other}>
				{may("change") && (
					<Folded
						act="change"
						title="Ask for a change"
						hint="Other quantities or a message. We answer within 24 hours."
					>
						<Change offer={offer} />
					</Folded>
				)}
				{may("decline") && (
					<Folded act="decline" title="Decline" hint="A reason helps us, but you need not give one.">
						<Decline offer={offer} />
					</Folded>
				)}
			</div>
		</section>
	);
}

/** Once an offer has ended: a new one. */
export function RenewOffer() {
	const { view } = usePage();
	if (!view.allowed.includes("renew")) return null;
	return (
		<section className={styles.accept} id="renew" aria-labelledby="renew-head">
			<h2 id="renew-head">Ask for a new offer</h2>
			<p>The same lines at today's prices, or what you write here. You have our answer within 24 hours.</p>
			<Renew />
		</section>
	);
}

/** While nothing has been offered: taking the request back. */
export function WithdrawRequest() {
	const { view } = usePage();
	if (!view.allowed.includes("withdraw")) return null;
	return (
		<section className={styles.other} aria-label="Changed your mind?">
			<Folded act="withdraw" title="Withdraw the request" hint="You can put it into a new cart later.">
				<Withdraw />
			</Folded>
		</section>
	);
}

type FoldedProps = { act: FoldedAct; title: string; hint: string; children: ReactNode };

/** Open from the start where its form has just been refused, or the address asks for it. */
function Folded({ act, title, hint, children }: FoldedProps) {
	const { answer } = usePage();
	const asked = opensForm(useLocation().search, act);
	// The link was pressed before it lived, and led to the page itself.
	useEffect(() => {
		if (asked && document.activeElement === document.body) openForm(act);
	}, [asked, act]);
	return (
		<details id={act} open={asked || answer?.action === act || undefined}>
			<summary>
				<b>{title}</b> <span>{hint}</span>
			</summary>
			{children}
		</details>
	);
}
