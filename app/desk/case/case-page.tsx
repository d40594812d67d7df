import { useEffect } from "react";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { QUIETLY } from "../parts/keep-page.ts";
import threadPageStyles from "../parts/thread-page.module.css";
import { useNow } from "../parts/use-now.ts";
import type { CaseResult } from "./action-answer.ts";
import { buyerName } from "./buyer-name.ts";
import type { action, CaseData } from "./case.tsx";
import { CaseHead } from "./case-head.tsx";
import { Composer } from "./composer.tsx";
import { ComposerReach } from "./composer-reach.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { FailureNotices } from "./failure-notices.tsx";
import { NextStep } from "./next-step.tsx";
import { PrivatePage } from "./private-page.tsx";
import { Quotations } from "./quotations.tsx";
import { BuyerFacts, EarlierCases, History } from "./rail.tsx";
import { RequestTable } from "./request-table.tsx";
import { Timeline } from "./timeline.tsx";
import { useCaseActions } from "./use-action.ts";
import { useCaseKeys } from "./use-case-keys.ts";

/** One request: what was asked, what was said, what has been offered, and what to do next. */
export function CasePage({ data, posted }: { data: CaseData; posted: CaseResult | undefined }) {
	const now = useNow(data.now);
	const actions = useCaseActions(data, posted);
	useCaseKeys(data, actions);
	useReading(data);
	const title = buyerName(data.request);
	return (
		<main id="main" className={threadPageStyles.page}>
			<title>{`${title} · ${data.reference} · Thari desk`}</title>
			<CaseHead data={data} now={now} actions={actions} />
			<div className={threadPageStyles.next}>
				<ConflictNotice data={data} actions={actions} now={now} />
				<FailureNotices data={data} now={now} />
				<NextStep data={data} now={now} actions={actions} />
			</div>
			<div className={threadPageStyles.main}>
				<RequestTable data={data} now={now} />
				<Timeline data={data} now={now} />
				{data.erasedAt === null && (
					<>
						<ComposerReach words="Reply or note" />
						<Composer data={data} actions={actions} now={now} />
					</>
				)}
			</div>
			<aside className={threadPageStyles.rail} aria-label="About this case">
				<BuyerFacts data={data} now={now} actions={actions} />
				<EarlierCases data={data} now={now} />
				<Quotations data={data} now={now} />
				<History data={data} now={now} />
				{data.erasedAt === null && <PrivatePage data={data} actions={actions} now={now} />}
			</aside>
		</main>
	);
}

/** Says once that somebody has read the case: only where a person sees it, and never by the GET. */
function useReading({ id, row: { unread } }: CaseData) {
	const { submit } = useFetcher<typeof action>();
	useEffect(() => {
		if (!unread) return;
		const read = () => {
			if (document.visibilityState !== "visible") return;
			document.removeEventListener("visibilitychange", read);
			void submit({ intent: "read" }, { method: "post", action: `/desk/requests/${id}?${QUIETLY}` });
		};
		read();
		document.addEventListener("visibilitychange", read);
		return () => document.removeEventListener("visibilitychange", read);
	}, [id, unread, submit]);
}
