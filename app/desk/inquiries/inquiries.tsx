import { Form } from "react-router";
import { INQUIRY_VIEWS, inquiryListAddress, readInquiryFilter } from "../../../domain/inquiry-summary.ts";
import { listInquiries } from "../../../server/inquiry-list.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { mailMoment } from "../outbox/mail-words.ts";
import { Button } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { DeskPage } from "../parts/page.tsx";
import type { Route } from "./+types/inquiries";

export async function loader({ context, url }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { database } = context.get(servicesContext);
	const filter = readInquiryFilter(url.searchParams);
	return { filter, ...(await listInquiries(database.read, filter, staffId)) };
}

const NAMES = {
	open: "To answer",
	answered: "Answered",
	closed: "Closed",
	spam: "Spam",
	doubtful: "Doubtful",
	all: "All",
};

export default function Inquiries({ loaderData: { filter, rows, counts, next } }: Route.ComponentProps) {
	return (
		<DeskPage
			title="Inquiries"
			actions={
				<Form className="all-prices" role="search">
					<input className="f" name="q" aria-label="Name, company, word" defaultValue={filter.search} />
					<Button type="submit">Search</Button>
				</Form>
			}
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
			{rows.length === 0 ? (
				<EmptyState title="No inquiries here" />
			) : (
				<DataTable
					name="Inquiries"
					columns={[{ title: "From" }, { title: "Country", wideOnly: true }, { title: "Message" }, { title: "Asked" }]}
				>
					{rows.map((row) => (
						<tr key={row.id}>
							<td>
								<a href={`/desk/inquiries/${row.id}`}>{row.person}</a>
								{row.company && <span className="dim">, {row.company}</span>}
							</td>
							<td className="wide-only">{row.country}</td>
							<td>{row.begins}</td>
							<td>{mailMoment(row.createdAt)}</td>
						</tr>
					))}
				</DataTable>
			)}
			{next && (
				<p className="settings-acts">
					<a className="btn" href={inquiryListAddress(filter, { after: next })}>
						More
					</a>
				</p>
			)}
		</DeskPage>
	);
}
