import { servicesContext } from "../../../server/main/context.ts";
import { OUTBOX_VIEWS, type OutboxView } from "../../../server/outbox/index.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import listPageStyles from "../parts/list-page.module.css";
import { NextPages } from "../parts/next-pages.tsx";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { SearchForm } from "../parts/search-form.tsx";
import { NO_MATCHES } from "../parts/shared-words.ts";
import { useNow } from "../parts/use-now.ts";
import type { Route } from "./+types/outbox";
import { RetryAll } from "./mail-actions.tsx";
import { MailRows } from "./mail-rows.tsx";
import styles from "./outbox.module.css";
import { answerOutbox } from "./outbox-action.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const { outboxDesk, mailLeaves, now } = context.get(servicesContext);
	const asked = url.searchParams.get("view");
	const view = OUTBOX_VIEWS.find((one) => one === asked) ?? "failed";
	const search = url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
	const after = afterOf(url.searchParams);
	const list = await outboxDesk.list({ view, search, after });
	return { view, search, further: after !== undefined, mailLeaves, ...list, now: now() };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "cases.work");
	return answerOutbox(request, context.get(servicesContext), permit);
});

export type OutboxData = Route.ComponentProps["loaderData"];

const ORDER = ["failed", "queued", "sent", "dropped"] as const;
const VIEWS = { failed: "Failed", queued: "Waiting", sent: "Sent", dropped: "Given up" };

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
	const { view, search, further, rows, counts, next, mailLeaves } = loaderData;
	const now = useNow(loaderData.now);
	const address = `/desk/outbox?view=${view}${search && `&q=${encodeURIComponent(search)}`}`;
	return (
		<DeskPage
			title="Outbox"
			note="every mail we send"
			isLive
			actions={
				<SearchForm label="Search mails" placeholder="Email address or reference" search={search} keep={{ view }} />
			}
			filters={ORDER.map((one) => (
				<Chip
					key={one}
					to={`/desk/outbox?view=${one}${search && `&q=${encodeURIComponent(search)}`}`}
					on={one === view}
					count={one === "failed" || one === "queued" ? counts[one] : undefined}
				>
					{VIEWS[one]}
				</Chip>
			))}
		>
			{!mailLeaves && (
				<Notice kind="warn">
					No mail goes out: no mail server is set up. Mails wait here until SMTP_URL is set and the site is restarted.
				</Notice>
			)}
			{actionData && <Notice kind={actionData.status === "done" ? "good" : "bad"}>{actionData.sentence}</Notice>}
			<div className={listPageStyles.page} data-part="list">
				{view === "failed" && rows.length > 0 && (
					<div className={styles.head}>
						<p>
							These mails could not be delivered after several tries. Correct an address that was refused; whatever else
							the mail server reports, fix it and try again. A buyer gets each mail only once.
						</p>
						{counts.retried > 1 && !search && <RetryAll count={counts.retried} />}
					</div>
				)}
				{rows.length === 0 ? (
					<NothingHere view={view} search={search} />
				) : (
					<MailRows view={view} rows={rows} mailLeaves={mailLeaves} now={now} />
				)}
				<NextPages first={further ? address : undefined} next={next && `${address}&at=${next.at}&id=${next.id}`} />
			</div>
		</DeskPage>
	);
}

const NOTHING: Readonly<Record<OutboxView, readonly [title: string, words: string]>> = {
	failed: ["No mail has failed", "Every mail has gone out or is waiting for its turn."],
	queued: [
		"Nothing is waiting",
		"Mails go out within seconds; those waiting for another try or for the end of the hour are listed here.",
	],
	sent: ["Nothing has been sent yet", "Mails that the mail server has accepted are listed here, newest first."],
	dropped: ["No mail has been given up", "Failed mails that somebody has given up are listed here."],
};

function NothingHere({ view, search }: { view: OutboxView; search: string }) {
	if (search)
		return (
			<EmptyState
				title={NO_MATCHES}
				action={
					<a className={buttonClass()} href={`/desk/outbox?view=${view}`}>
						All under “{VIEWS[view]}”
					</a>
				}
			>
				No mail under “{VIEWS[view]}” goes to “{search}” or belongs to that reference.
			</EmptyState>
		);
	const [title, words] = NOTHING[view];
	return <EmptyState title={title}>{words}</EmptyState>;
}

function afterOf(params: URLSearchParams): { at: number; id: string } | undefined {
	const [at, id] = [Number(params.get("at")), params.get("id")];
	return id && Number.isSafeInteger(at) && at > 0 ? { at, id } : undefined;
}
