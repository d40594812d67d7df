import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { Accept } from "../forms/accept.tsx";
import { Change } from "../forms/change.tsx";
import { Decline } from "../forms/decline.tsx";
import { Renew } from "../forms/renew.tsx";
import { Withdraw } from "../forms/withdraw.tsx";
import { usePage } from "../page-context.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./decide.module.css";
import { Folded } from "./folded.tsx";

/** Accept, and beside it the other two answers, closed until somebody wants them. */
export function Decide({ quote }: { quote: ShownVersion }) {
	const { view } = usePage();
	const words = useMessages(deciding);
	const isChangeAsked = view.displayStatus === "revision_requested";
	const may = (action: (typeof view.allowed)[number]) => view.allowed.includes(action);
	if (!may("accept") && !may("decline")) return null;
	return (
		<section className={styles.answer} id="accept" aria-labelledby="accept-head">
			{may("accept") && (
				<div>
					<h2 id="accept-head">{isChangeAsked ? words.acceptAsItIs(quote) : words.acceptVersion(quote)}</h2>
					<p>{words.whatFollows}</p>
					<Accept quote={quote} main={!isChangeAsked} />
				</div>
			)}
			<div className={styles.other} data-narrow={may("accept") || undefined}>
				{may("change") && (
					<Folded action="change" title={words.change} hint={words.changeHint}>
						<Change quote={quote} />
					</Folded>
				)}
				{may("decline") && (
					<Folded action="decline" title={words.decline} hint={words.declineHint}>
						<Decline quote={quote} />
					</Folded>
				)}
			</div>
		</section>
	);
}

/** Once an offer has ended: a new one. */
export function RenewQuote() {
	const { view } = usePage();
	const words = useMessages(deciding);
	if (!view.allowed.includes("renew")) return null;
	return (
		<section className={styles.renew} id="renew" aria-labelledby="renew-head">
			<h2 id="renew-head">{words.renew}</h2>
			<p>{words.renewHint}</p>
			<Renew />
		</section>
	);
}

/** While nothing has been offered: taking the request back. */
export function WithdrawRequest() {
	const { view } = usePage();
	const words = useMessages(deciding);
	if (!view.allowed.includes("withdraw")) return null;
	return (
		<section className={styles.other} aria-label={words.changedYourMind}>
			<Folded action="withdraw" title={words.withdraw} hint={words.withdrawHint}>
				<Withdraw />
			</Folded>
		</section>
	);
}
