import type { RefObject } from "react";
import { useFetcher } from "react-router";
import { amountInWords, formatMoney } from "../../../domain/currency.ts";
import { startOfIndiaDay } from "../../../domain/india-day.ts";
import { formatCount } from "../../../domain/money.ts";
import { deliveryTerm, offeredLines, type QuoteContent, quoteTotals } from "../../../domain/quote-content.ts";
import { didWords } from "../case/entry-words.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Notice } from "../parts/notice.tsx";
import { deskTime } from "../parts/when.tsx";
import type { action } from "./quote.tsx";

type Props = {
	open: boolean;
	content: QuoteContent;
	version: number;
	buyer: string;
	/** The case's revision that the sender saw. */
	seen: number;
	/** The draft's revision as it is kept. */
	revision: RefObject<number>;
	onClose: () => void;
};

/** What goes out, once more in plain words, before it cannot be changed any more. */
export function SendDialog({ open, content, version, buyer, seen, revision, onClose }: Props) {
	const fetcher = useFetcher<typeof action>();
	const totals = quoteTotals(content);
	const lines = offeredLines(content);
	const missing = content.lines.length - lines.length;
	const refused = fetcher.data?.did === "refused" ? fetcher.data : undefined;
	return (
		<Dialog title={`Send version ${version}`} open={open} onClose={onClose}>
			<p>
				<bdi>{buyer}</bdi> gets it by mail with the PDF, and on the private page. A sent version is never changed; a new
				one replaces it.
			</p>
			<dl className="kv">
				<dt>Total {deliveryTerm(content)}</dt>
				<dd>
					<b>{formatMoney(totals.total, content.currency)}</b>
					<br />
					{amountInWords(totals.total, content.currency)}
				</dd>
				<dt>Lines</dt>
				<dd>
					{lines.length} offered, {formatCount(totals.pieces)} {totals.pieces === 1 ? "piece" : "pieces"}
					{missing > 0 && `, ${missing} not available`}
				</dd>
				<dt>Valid until</dt>
				<dd>{validityWords(content.validUntilDay)}</dd>
				<dt>Payment</dt>
				<dd>{content.paymentTerms}</dd>
			</dl>
			{refused && (
				<Notice kind="bad">
					<p>{refused.sentence}</p>
					{"meanwhile" in refused && refused.meanwhile.length > 0 && (
						<ul>
							{refused.meanwhile.map((one) => (
								<li key={`${one.kind} ${one.at}`}>
									{one.by} {didWords({ kind: one.kind, data: {} })}
								</li>
							))}
						</ul>
					)}
					<p>
						<a href="?">Load the case again</a>; the draft stays as it is.
					</p>
				</Notice>
			)}
			<fetcher.Form method="post" className="dialog-acts">
				<input type="hidden" name="intent" value="send" />
				<input type="hidden" name="seen" value={seen} />
				<input type="hidden" name="revision" value={open ? revision.current : 0} />
				<Button onClick={onClose}>Not yet</Button>
				<Button kind="primary" type="submit" disabled={fetcher.state !== "idle"}>
					{fetcher.state === "idle" ? `Send version ${version}` : "Making the PDF …"}
				</Button>
			</fetcher.Form>
		</Dialog>
	);
}

/** "Sat 5 Dec 2026, 23:59 IST" */
function validityWords(day: string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : `${deskTime(start).split(",")[0]}, 23:59 IST`;
}
