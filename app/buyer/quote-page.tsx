import type { FormResult } from "../forms/form-result.ts";
import temple from "../ui/temple-border.module.css";
import type { FrameFacts } from "./frame.tsx";
import { PageContext } from "./page-context.ts";
import { Decide, RenewQuote, WithdrawRequest } from "./parts/decide.tsx";
import { Dock } from "./parts/dock.tsx";
import head from "./parts/head.module.css";
import { Head } from "./parts/head.tsx";
import page from "./parts/layout.module.css";
import { QuoteLines, RequestLines } from "./parts/lines.tsx";
import { News } from "./parts/news.tsx";
import { Changes, Message, Terms } from "./parts/quote-parts.tsx";
import { StatusMessage } from "./parts/status-message.tsx";
import { Steps } from "./parts/steps.tsx";
import { Summary } from "./parts/summary.tsx";
import { Talk } from "./parts/talk.tsx";
import { Versions } from "./parts/versions.tsx";
import styles from "./quote-page.module.css";
import { type DisplayStatus, type QuoteView, showsCurrent } from "./view.ts";

type Props = { view: QuoteView; frame: FrameFacts; answer?: FormResult | undefined; mode?: "buyer" | "preview" };

const ENDED: ReadonlySet<DisplayStatus> = new Set(["declined_by_us", "withdrawn_by_buyer", "closed"]);

/** The buyer's page, and the company's preview of it: the very same, with nothing that can be sent. */
export function QuotePage({ view, frame, answer, mode = "buyer" }: Props) {
	const { quote } = view;
	const current = showsCurrent(view);
	return (
		<PageContext value={{ view, mode, answer }}>
			<main id="main" data-status={view.displayStatus}>
				<Head company={frame.company} picture={frame.picture} />
				<div className={`${temple.border} ${temple.small} ${temple.down} ${head.border}`} />
				<div className={`${page.measure} ${styles.columns}`}>
					<StatusMessage />
					<div className={styles.main}>
						<Steps steps={view.steps} />
						{quote && <Message quote={quote} companyName={frame.company.brandName} />}
						{quote && !(current && view.acceptance) && <Changes quote={quote} />}
						{quote ? (
							<QuoteLines quote={quote} />
						) : (
							view.request.lines.length > 0 && (
								<RequestLines request={view.request} ended={ENDED.has(view.displayStatus)} />
							)
						)}
						{quote && <Terms quote={quote} />}
						{quote && current && <Decide quote={quote} />}
						{current && <RenewQuote />}
						<Talk />
						<Versions />
						{current && <WithdrawRequest />}
					</div>
					<Summary />
				</div>
			</main>
			{quote && current && <Dock quote={quote} />}
			{mode === "buyer" && <News />}
		</PageContext>
	);
}
