import type { PictureSource } from "../../content/picture-source.ts";
import type { DisplayStatus } from "../../domain/cases/display-status.ts";
import type { FormResult } from "../forms/form-result.ts";
import { classNames } from "../ui/class-names.ts";
import temple from "../ui/temple-border.module.css";
import type { CompanyFacts, FrameFacts } from "./frame.tsx";
import { type Mode, PageContext, usePage } from "./page-context.ts";
import { Contact } from "./parts/contact.tsx";
import { Decide, RenewQuote, WithdrawRequest } from "./parts/decide.tsx";
import { Dock } from "./parts/dock.tsx";
import { Folding } from "./parts/folding.tsx";
import { Head } from "./parts/head.tsx";
import border from "./parts/head-border.module.css";
import page from "./parts/layout.module.css";
import { QuoteLines, RequestLines, RequestSamples } from "./parts/lines.tsx";
import { News } from "./parts/news.tsx";
import { NotInTotal } from "./parts/not-in-total.tsx";
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
import { statePicture } from "./state-picture.ts";
import { useChosen } from "./use-chosen.ts";
import { type QuoteView, type ShownVersion, showsCurrent } from "./view.ts";

type Props = { view: QuoteView; frame: FrameFacts; answer?: FormResult | undefined; mode?: Mode };

const ENDED: ReadonlySet<DisplayStatus> = new Set(["declined_by_us", "withdrawn_by_buyer", "closed"]);

/** The buyer's page, and the company's preview of it: the very same, with nothing that can be sent. */
export function QuotePage({ view, frame, answer, mode = "buyer" }: Props) {
	const { quote, follow } = useChosen(view.quote, view);
	const current = showsCurrent(view);
	// A version that is over looks like one, whatever became of the request.
	const look = current ? view.displayStatus : "expired";
	const isFolded = current && quote !== null && quote.ended !== null;
	const picture = current ? statePicture(view, frame.pictures) : frame.pictures.over;
	return (
		<PageContext value={{ view: { ...view, quote }, mode, answer }}>
			<main id="main" data-status={look} data-picture={isWhole(picture) ? "whole" : undefined} onChange={follow}>
				<Head company={frame.company} picture={picture} />
				<div className={`${temple.border} ${temple.small} ${temple.down} ${border.border}`} />
				<div className={classNames(page.measure, styles.columns, styles.zone, isFolded && styles.folded)}>
					{/* What is asked of the buyer, or can still be done: before all that is only to be read. */}
					<div>
						<StatusMessage />
						{current && <RenewQuote />}
					</div>
					{/* Where a phone shows it: what stands above and comes later would push the rest down. */}
					<Summary />
					<div className={styles.main}>
						<Steps steps={view.steps} isOrder={current && view.displayStatus === "accepted"} />
						{quote ? (
							!isFolded && <Offer quote={quote} current={current} company={frame.company} />
						) : (
							<>
								{view.request.lines.length > 0 && (
									<RequestLines request={view.request} ended={ENDED.has(view.displayStatus)} />
								)}
								<RequestSamples samples={view.request.samples} />
							</>
						)}
					</div>
					<div className={styles.side}>
						{quote && !isFolded && <Agreed quote={quote} />}
						<Contact {...frame} />
					</div>
				</div>
				{quote && isFolded && (
					<div className={`${page.measure} ${styles.zone}`}>
						<Folding quote={quote}>
							<div className={styles.columns}>
								<div className={styles.main}>
									<Offer quote={quote} current={current} company={frame.company} />
								</div>
								<div className={styles.side}>
									<Agreed quote={quote} />
								</div>
							</div>
						</Folding>
					</div>
				)}
				<div className={`${styles.zone} ${styles.band} ${styles.answer}`}>
					{quote && current && <Decide quote={quote} />}
					{current && <UndoAcceptance />}
				</div>
				<div className={`${styles.zone} ${styles.band} ${styles.talk}`}>
					<Talk />
				</div>
				<div className={`${styles.zone} ${styles.band} ${styles.history}`}>
					<Versions />
					{current && <WithdrawRequest />}
				</div>
			</main>
			{quote && current && <Dock quote={quote} />}
			{mode === "buyer" && <News />}
		</PageContext>
	);
}

/** Goods that lie on their ground are higher than wide, and are shown whole; cloth fills its place. */
function isWhole({ width, height }: PictureSource): boolean {
	return height > width;
}

type OfferProps = { quote: ShownVersion; current: boolean; company: CompanyFacts };

/** What is offered, and at which prices. */
function Offer({ quote, current, company }: OfferProps) {
	const { view } = usePage();
	return (
		<>
			{/* Once it is accepted, what was said with the prices is in the conversation, and what changed is in the versions. */}
			{!(current && view.acceptance) && (
				<>
					<Message quote={quote} companyName={company.brandName} />
					<Changes quote={quote} />
				</>
			)}
			<QuoteLines quote={quote} />
			<NotInTotal quote={quote} />
			<Ways quote={quote} />
		</>
	);
}

/** What is agreed beside the prices: on a wide screen in a column that stays in sight beside them. */
function Agreed({ quote }: { quote: ShownVersion }) {
	return (
		<>
			<Payments quote={quote} />
			<Terms quote={quote} />
			<Packing quote={quote} />
		</>
	);
}
