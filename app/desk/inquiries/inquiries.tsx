import { INQUIRY_VIEWS, inquiryListAddress, readInquiryFilter } from "../../../domain/inquiries/inquiry-summary.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import listPageStyles from "../parts/list-page.module.css";
import { NextPages } from "../parts/next-pages.tsx";
import { DeskPage } from "../parts/page.tsx";
import { SearchForm } from "../parts/search-form.tsx";
import { NO_MATCHES, SUSPECTED_SPAM } from "../parts/shared-words.ts";
import { useNow } from "../parts/use-now.ts";
import type { Route } from "./+types/inquiries";
import { InquiryRows } from "./inquiry-rows.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { inquiryCases, deskSettings, people, now } = context.get(servicesContext);
	const filter = readInquiryFilter(url.searchParams);
	const list = await inquiryCases.list(filter, staffId);
	const { settings } = await deskSettings.read();
	const colleagues = await people.colleagues();
	return { filter, ...list, colleagues, hours: settings.hours, me: staffId, now: now() };
}

const NAMES = {
	open: "To answer",
	answered: "Answered",
	closed: "Closed",
	spam: "Spam",
	suspected: SUSPECTED_SPAM,
	all: "All",
};

export default function Inquiries({ loaderData }: Route.ComponentProps) {
	const { filter, rows, counts, next, colleagues, hours, me } = loaderData;
	const now = useNow(loaderData.now);
	return (
		<DeskPage
			title="Inquiries"
			tabTitle={counts.open > 0 ? `${counts.open} to answer · Inquiries` : "Inquiries"}
			note="from the contact form"
			isLive
			actions={<SearchForm label="Search inquiries" placeholder="Name, company or message" search={filter.search} />}
			filters={INQUIRY_VIEWS.map((view) => (
				<Chip
					key={view}
					to={inquiryListAddress(filter, { view })}
					on={view === filter.view}
					count={view === "all" ? undefined : counts[view]}
				>
					{NAMES[view]}
				</Chip>
			))}
		>
			<div className={listPageStyles.page} data-part="list">
				{rows.length === 0 ? (
					<NothingHere filter={filter} />
				) : (
					<InquiryRows rows={rows} colleagues={colleagues} hours={hours} me={me} now={now} />
				)}
				<NextPages
					first={filter.after && inquiryListAddress(filter)}
					next={next && inquiryListAddress(filter, { after: next })}
				/>
			</div>
		</DeskPage>
	);
}

type Filter = Route.ComponentProps["loaderData"]["filter"];

function NothingHere({ filter: { view, search, after } }: { filter: Filter }) {
	const back = (
		<a className={buttonClass()} href="/desk/inquiries">
			Waiting for an answer
		</a>
	);
	if (search)
		return (
			<EmptyState title={NO_MATCHES} action={back}>
				No inquiry has “{search}” in its name, company, email address or message.
			</EmptyState>
		);
	if (view === "open" && !after)
		return (
			<EmptyState title="Every inquiry is answered">
				Inquiries from the contact form appear here by themselves, oldest first.
			</EmptyState>
		);
	return <EmptyState title={`No inquiries under “${NAMES[view]}”`} action={view === "open" ? undefined : back} />;
}
