import type { PictureSource } from "../../content/picture-source.ts";
import type { DisplayStatus } from "../../domain/cases/display-status.ts";
import type { FormResult } from "../forms/form-result.ts";
import temple from "../ui/temple-border.module.css";
import type { FrameFacts } from "./frame.tsx";
import { type Mode, PageContext } from "./page-context.ts";
import { Decide, RenewQuote, WithdrawRequest } from "./parts/decide.tsx";
import { Dock } from "./parts/dock.tsx";
import head from "./parts/head.module.css";
import { Head } from "./parts/head.tsx";
import page from "./parts/layout.module.css";
import { QuoteLines, RequestLines, RequestSamples } from "./parts/lines.tsx";
import { News } from "./parts/news.tsx";
import { NotInTotal } from "./parts/not-in-total.tsx";
import { Quotation } from "./parts/quotation.tsx";
import { Changes, Message, Terms } from "./parts/quote-parts.tsx";
import { StatusMessage } from "./parts/status-message.tsx";
import { Steps } from "./parts/steps.tsx";
import { Summary } from "./parts/summary.tsx";
import { Talk } from "./parts/talk.tsx";
import { Packing, Payments } from "./parts/trade.tsx";
import { UndoAcceptance } from "./parts/undo.tsx";
import { Versions } from "./parts/versions.tsx";
import { Ways } from "./parts/ways.tsx";
import styles from "./quote-page.module.css";
import { useChosen } from "./use-chosen.ts";
import { type QuoteView, showsCurrent } from "./view.ts";

type Props = { view: QuoteView; frame: FrameFacts; answer?: FormResult | undefined; mode?: Mode };

const ENDED: ReadonlySet<DisplayStatus> = new Set(["declined_by_us", "withdrawn_by_buyer", "closed"]);

/** What stands at the head of the page: the loom while we work, what was ordered once it is, cloth at rest when it is over. */
function headPicture({ displayStatus, quote }: QuoteView, { picture, working, over }: FrameFacts): PictureSource {
	switch (displayStatus) {
		case "quoted":
			return picture;
		case "accepted":
			return quote?.lines.find((line) => line.picture)?.picture ?? picture;
		case "expired":
		case "declined_by_us":
		case "declined_by_buyer":
		case "withdrawn_by_buyer":
		case "closed":
			return over;
		default:
			return working;
	}
}

/** The buyer's page, and the company's preview of it: the very same, with nothing that can be sent. */
export function QuotePage({ view, frame, answer, mode = "buyer" }: Props) {
	const { quote, follow } = useChosen(view.quote, view);
	const current = showsCurrent(view);
	// A version that is over looks like one, whatever became of the request.
	const look = current ? view.displayStatus : "expired";
	return (
		<PageContext value={{ view: { ...view, quote }, mode, answer }}>
			<main id="main" data-status={look} onChange={follow}>
				<Head company={frame.company} picture={current ? headPicture(view, frame) : frame.over} />
				<div className={`${temple.border} ${temple.small} ${temple.down} ${head.border}`} />
				<div className={`${page.measure} ${styles.columns}`}>
					{/* What is asked of the buyer, or can still be done: before all that is only to be read. */}
					<div>
						<StatusMessage />
						{current && <RenewQuote />}
					</div>
					{/* Where a phone shows it: what stands above and comes later would push the rest down. */}
					<Summary />
					<div className={styles.main}>
						<Steps steps={view.steps} />
						{quote ? (
							<Quotation quote={quote} folded={current && quote.ended !== null}>
								<Message quote={quote} companyName={frame.company.brandName} />
								{!(current && view.acceptance) && <Changes quote={quote} />}
								<QuoteLines quote={quote} />
								<NotInTotal quote={quote} />
								<Ways quote={quote} />
								<Payments quote={quote} />
								<Terms quote={quote} />
								<Packing quote={quote} />
							</Quotation>
						) : (
							<>
								{view.request.lines.length > 0 && (
									<RequestLines request={view.request} ended={ENDED.has(view.displayStatus)} />
								)}
								<RequestSamples samples={view.request.samples} />
							</>
						)}
						{quote && current && <Decide quote={quote} />}
						{current && <UndoAcceptance />}
						<Talk />
						<Versions />
						{current && <WithdrawRequest />}
					</div>
				</div>
			</main>
			{quote && current && <Dock quote={quote} />}
			{mode === "buyer" && <News />}
		</PageContext>
	);
}
