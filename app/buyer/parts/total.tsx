import prose from "../../ui/prose.module.css";
import type { Offer } from "../view.ts";
import total from "./total.module.css";
import { capital } from "./words.ts";

/** What an offer comes to, in the largest figure of the page. */
export function Total({ offer }: { offer: Offer }) {
	const [goods, ...charges] = offer.sums;
	return (
		<>
			<p className={total.total}>{offer.total}</p>
			<p className={prose.fine}>
				{capital(offer.currency)}
				{goods && charges.length > 0 ? ", everything below included" : ""}
			</p>
		</>
	);
}
