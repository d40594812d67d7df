import { type RefObject, useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Warning } from "../../../domain/quotes/checks.ts";
import { countedLines } from "../../../domain/quotes/choices.ts";
import { deliveryTerm, offeredLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../../domain/shared/india-day.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { amounts } from "../../../messages/en/amounts.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { offerTerms } from "../../../messages/en/offer-terms.ts";
import { paymentRows } from "../../../messages/payments.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { MeanwhileList } from "../case/meanwhile-list.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import factsStyles from "../parts/facts.module.css";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { dayAndTime } from "../parts/time-words.ts";
import { Changes } from "./changes-since.tsx";
import type { action } from "./quote.tsx";
import styles from "./send-dialog.module.css";
import { SendRefused } from "./send-refused.tsx";
import type { SaveState } from "./use-draft.ts";
import type { News } from "./use-news.ts";
import { WarningList } from "./warning-list.tsx";
import { whileOpen } from "./while-open.ts";

type Props = {
	open: boolean;
	/** What is unusual in the offer. */
	warnings: readonly Warning[];
	/** Whether what is shown here is on the server already. */
	saved: SaveState;
	caseId: string;
	content: QuoteContent;
	/** The version that it replaces; null for the first one. */
	before: QuoteContent | null;
	version: number;
	buyer: string;
	/** The buyer's: the total is put into words as they read them. */
	country: string;
	/** What colleagues and the buyer did since writing began; shown before anything is sent. */
	news: News;
	now: number;
	/** The draft's revision as it is kept. */
	revision: RefObject<number>;
	onClose: () => void;
};

/** A last plain summary of what is sent, while it can still be changed. */
export const SendDialog = whileOpen(function SendDialog(props: Props) {
	const { open, warnings, saved, caseId, content, before, buyer, country, news, now, revision, onClose } = props;
	const { Form, data, state, reset } = useFetcher<typeof action>();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	// The news listed when the dialog opened: what arrives while somebody reads stops the sending, and once
	// the offer has gone the page may know of the next version before it is left.
	const [shown, setShown] = useState({ news, version: props.version });
	const { version } = shown;
	const gone = data?.status === "done";
	const totals = quoteTotals(content);
	const offered = countedLines(content);
	const lines = offered.filter(({ sort }) => sort === "goods");
	const samples = offered.filter(isSampleLine).length;
	const services = offered.length - lines.length - samples;
	const toChoose = offeredLines(content).length - offered.length;
	const missing = content.lines.length - offered.length - toChoose;
	const refused = isNotDone(data) ? data : undefined;
	const later = refused?.status === "conflict" && refused.action === "send" ? refused : undefined;
	const meanwhile = [...shown.news.items, ...(later?.meanwhile ?? [])];

	// biome-ignore lint/correctness/useExhaustiveDependencies: what counts is the moment at which it opens.
	useEffect(() => {
		if (!open) return;
		setShown({ news, version: props.version });
		reset();
	}, [open]);
	useEffect(() => {
		if (refused) void revalidate();
	}, [refused, revalidate]);
	useEffect(() => {
		if (gone) void navigate(`/desk/requests/${caseId}`);
	}, [gone, caseId, navigate]);

	return (
		<Dialog title={`Send version ${version}`} open={open} onClose={onClose} wide={before !== null}>
			<p>
				<bdi>{buyer}</bdi> gets it by mail with the PDF, and on the private page. A sent version is never changed; a new
				one replaces it.
			</p>
			<dl className={factsStyles.facts}>
				<dt>Total {deliveryTerm(content)}</dt>
				<dd>
					<b>{formatMoney(totals.total, content.currency)}</b>
					<br />
					{amounts.inWords({ amount: totals.total, currency: content.currency, country })}
				</dd>
				<dt>Lines</dt>
				<dd>
					{lines.length} offered, {goodsCounts({ counts: totals.counts, figure: formatCount })}
					{samples > 0 && `, ${counted(samples, "line of samples", "lines of samples")}`}
					{services > 0 && `, ${counted(services, "service", "services")}`}
					{toChoose > 0 && `, ${toChoose} not in the total`}
					{missing > 0 && `, ${missing} not available`}
				</dd>
				<dt>Valid until</dt>
				<dd>{validityWords(content.validUntilDay)}</dd>
				{content.deliveries.length > 1 && (
					<>
						<dt>Ways of delivery</dt>
						<dd>
							{content.deliveries.map((way) => (
								<span className={styles.row} key={way.key}>
									<span>{deliveryName(way)}</span>
									<span>{formatMoney(quoteTotals(content, [], way).total, content.currency)}</span>
								</span>
							))}
						</dd>
					</>
				)}
				<dt>Payment</dt>
				<dd>
					{content.paymentTerms}
					{paymentRows(content.schedule, totals.total, offerTerms, undefined).map(({ number, share, when, sum }) => (
						<span className={styles.row} key={number}>
							<span>{`${share} ${when}`.trim()}</span>
							<span>{formatMoney(sum, content.currency)}</span>
						</span>
					))}
				</dd>
			</dl>
			{open && before && !gone && (
				<details className={`${layoutStyles.fold} ${styles.changes}`}>
					<summary>What it changes of v{version - 1}</summary>
					<Changes content={content} before={before} version={version} />
				</details>
			)}
			<WarningList warnings={warnings} />
			{open && (saved.is === "failed" || saved.is === "conflict") && <Notice kind="bad">{saved.sentence}</Notice>}
			{refused && !later && <SendRefused caseId={caseId} sentence={refused.sentence} />}
			{meanwhile.length > 0 && (
				<Notice kind={later ? "bad" : "warn"}>
					<p>{later ? "Nothing has been sent: this has happened in the meantime." : "Since you began writing:"}</p>
					<MeanwhileList meanwhile={meanwhile} now={now} />
					<p>Send it anyway, or go back and change it. The draft is kept.</p>
				</Notice>
			)}
			<Form method="post" encType="multipart/form-data" className={dialogStyles.actions}>
				<input type="hidden" name="intent" value="send" />
				<input type="hidden" name="seen" value={later?.revision ?? shown.news.revision} />
				<input type="hidden" name="revision" value={open ? revision.current : 0} />
				<input type="hidden" name="content" value={open ? JSON.stringify(content) : ""} />
				<Button onClick={onClose}>Not yet</Button>
				<Button kind="primary" type="submit" disabled={state !== "idle" || gone || saved.is !== "kept"}>
					{state !== "idle" || gone
						? "Making the PDF …"
						: saved.is === "changed" || saved.is === "saving"
							? "Saving the draft …"
							: meanwhile.length + warnings.length > 0
								? `Send version ${version} anyway`
								: `Send version ${version}`}
				</Button>
			</Form>
		</Dialog>
	);
});

/** "Sat 5 Dec 2026, 23:59 IST" */
function validityWords(day: string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : `${dayAndTime(start).split(",")[0]}, 23:59 IST`;
}
