import { caseListAddress, isNarrowed } from "../../../domain/cases/case-filter.ts";
import { buttonClass } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { NextPages } from "../parts/next-pages.tsx";
import { DeskPage } from "../parts/page.tsx";
import { NO_MATCHES } from "../parts/shared-words.ts";
import { useNow } from "../parts/use-now.ts";
import { CaseRows } from "./case-rows.tsx";
import { CountsStrip } from "./counts-strip.tsx";
import { Filters } from "./filters.tsx";
import type { InboxData } from "./inbox.tsx";
import styles from "./inbox-page.module.css";
import { KeyHints } from "./key-hints.tsx";
import { CasePreview } from "./preview.tsx";
import { SearchField } from "./search-field.tsx";
import { useCaseList } from "./use-case-list.ts";

/** The inbox: who waits, and for how long still. */
export function InboxPage(data: InboxData) {
	const { filter, groups, counts, next, now: serverNow } = data;
	const now = useNow(serverNow);
	const due = counts.firstAnswers + counts.waiting;
	const list = useCaseList(data);
	return (
		<DeskPage
			title="Requests"
			tabTitle={due > 0 ? `${due} due · Requests` : "Requests"}
			note={filter.owner === "me" ? "yours" : "for everyone"}
			isLive
			actions={<SearchField filter={filter} />}
		>
			<CountsStrip counts={counts} now={now} />
			<Filters data={data} />
			<div className={list.previewing ? `${styles.inbox} ${styles.previewing}` : styles.inbox}>
				<div className={styles.list} data-part="list">
					{groups.length === 0 ? (
						<NothingHere filter={filter} />
					) : (
						<CaseRows
							data={data}
							now={now}
							selected={list.previewing ? list.row?.id : list.selected}
							onSelect={list.select}
						/>
					)}
					<NextPages
						first={filter.after && caseListAddress(filter)}
						next={next && caseListAddress(filter, { after: next })}
						what={filter.view === "open" ? "cases" : "50"}
					/>
				</div>
				{list.previewing && list.row && <CasePreview row={list.row} data={data} now={now} actions={list.actions} />}
			</div>
			<KeyHints />
		</DeskPage>
	);
}

function NothingHere({ filter }: { filter: InboxData["filter"] }) {
	if (isNarrowed(filter) || filter.view !== "open")
		return (
			<EmptyState
				title={NO_MATCHES}
				action={
					<a className={buttonClass()} href="/desk">
						All open requests
					</a>
				}
			>
				{filter.search
					? `No request has “${filter.search}” in its reference, buyer, telephone, address, products, messages or notes.`
					: "No requests match these filters at the moment."}
			</EmptyState>
		);
	return (
		<EmptyState title="Nothing to answer">
			New requests appear here by themselves, the one with the least time left first. You can leave this page open.
		</EmptyState>
	);
}
