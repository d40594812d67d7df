import type { FormerQuote } from "../../../domain/quotes/draft.ts";
import { currencySchema, formatMoney } from "../../../domain/shared/currency.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import textStyles from "../parts/text.module.css";
import { fullDay } from "../parts/time-words.ts";
import pickListStyles from "./pick-list.module.css";

type Props = {
	open: boolean;
	offers: readonly FormerQuote[];
	onPick: (offer: FormerQuote) => void;
	onClose: () => void;
};

/** Former offers whose prices and terms this one may take over. */
export function FormerDialog({ open, offers, onPick, onClose }: Props) {
	return (
		<Dialog title="Copy prices and terms from" open={open} onClose={onClose} wide>
			{offers.length === 0 && <p className={textStyles.muted}>Nothing has been quoted yet.</p>}
			<ul className={pickListStyles.picks}>
				{offers.map((offer) => (
					<li key={`${offer.caseId} ${offer.version}`}>
						<button type="button" onClick={() => onPick(offer)}>
							<span>
								<bdi>{offer.buyer}</bdi>, {countryName(offer.country)}
								{offer.sameBuyer && " (this buyer)"}
							</span>
							<span className={textStyles.muted}>
								{offer.reference} v{offer.version}, {fullDay(offer.sentAt)},{" "}
								{formatMoney(offer.total, currencySchema.parse(offer.currency))}
							</span>
						</button>
					</li>
				))}
			</ul>
			<p className={textStyles.muted}>The request, quantities and validity stay those of this case.</p>
			<Button onClick={onClose}>Close</Button>
		</Dialog>
	);
}
