import type { Offer } from "../view.ts";
import { capital } from "./words.ts";

/** What an offer comes to, in the largest figure of the page. */
export function Total({ offer }: { offer: Offer }) {
	const [goods, ...charges] = offer.sums;
	return (
		<>
			<p className="q-total">{offer.total}</p>
			<p className="fine">
				{capital(offer.currency)}
				{goods && charges.length > 0 ? ", everything below included" : ""}
			</p>
		</>
	);
}
