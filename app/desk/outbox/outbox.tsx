import { data, Form } from "react-router";
import { textFields } from "../../../domain/form.ts";
import { listMails, OUTBOX_VIEWS } from "../../../server/outbox-list.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { DataTable } from "../parts/data-table.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import type { Route } from "./+types/outbox";
import { mailMoment, mailWords } from "./mail-words.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const { database, mailLeaves } = context.get(servicesContext);
	const asked = url.searchParams.get("view");
	const view = OUTBOX_VIEWS.find((one) => one === asked) ?? "dead";
	const search = url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
	const after = afterOf(url.searchParams);
	return { view, search, mailLeaves, ...(await listMails(database.read, { view, search, after })) };
}

/** Tries one mail again, or all that were laid aside. */
export async function action({ request, context }: Route.ActionArgs) {
	const { staffId: id, name } = requireRight(context, "cases.work");
	const { outboxDesk } = context.get(servicesContext);
	const { mail } = textFields(await request.formData());
	if (mail === undefined) {
		const count = await outboxDesk.retryAll({ id, name });
		return { sentence: count === 1 ? "One mail is tried again." : `${count} mails are tried again.` };
	}
	const tried = await outboxDesk.retry({ id, name }, mail);
	return tried ? { sentence: "The mail is tried again." } : data({ sentence: "That mail has left meanwhile." }, 409);
}

const ORDER = ["dead", "queued", "sent", "dropped"] as const;
const VIEWS = { dead: "Failed", queued: "Waiting", sent: "Sent", dropped: "Given up" };

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
	const { view, search, rows, counts, next, mailLeaves } = loaderData;
	return (
		<DeskPage
			title="Outbox"
			actions={
				<Form className="all-prices" role="search">
					<input type="hidden" name="view" value={view} />
					<input className="f" name="q" aria-label="Mail address or reference" defaultValue={search} />
					<Button type="submit">Search</Button>
				</Form>
			}
			filters={ORDER.map((one) => (
				<Chip
					key={one}
					to={`/desk/outbox?view=${one}`}
					on={one === view}
					count={one === "dead" || one === "queued" ? counts[one] : undefined}
				>
					{VIEWS[one]}
				</Chip>
			))}
		>
			{!mailLeaves && (
				<Notice kind="warn">
					Nothing leaves: there is no mail server. Mails wait here until SMTP_URL is set and the site is started again.
				</Notice>
			)}
			{actionData && <Notice kind="good">{actionData.sentence}</Notice>}
			{view === "dead" && rows.length > 1 && (
				<Form method="post" className="settings-acts">
					<Button type="submit">Try all again</Button>
				</Form>
			)}
			{rows.length === 0 ? (
				<EmptyState title="No mails here">
					{view === "dead" ? "Every mail has left or waits for its turn." : ""}
				</EmptyState>
			) : (
				<DataTable
					name="Mails"
					columns={[
						{ title: "To" },
						{ title: "About" },
						{ title: "When" },
						{ title: "Server's answer", wideOnly: true },
						{ title: "Again" },
					]}
				>
					{rows.map((mail) => (
						<tr key={mail.id}>
							<td>
								<a href={`/desk/outbox/${mail.id}`}>{mail.recipient}</a>
							</td>
							<td>
								{mailWords(mail.kind)}{" "}
								{mail.caseId && mail.reference && <a href={`/desk/requests/${mail.caseId}`}>{mail.reference}</a>}
							</td>
							<td>
								{mailMoment(mail.at)}
								{mail.attempts > 1 && <span className="dim">, try {mail.attempts}</span>}
							</td>
							<td className="wide-only">{mail.lastError}</td>
							<td>
								{(view === "dead" || view === "queued") && (
									<Form method="post">
										<input type="hidden" name="mail" value={mail.id} />
										<Button type="submit" kind="quiet">
											Try again
										</Button>
									</Form>
								)}
							</td>
						</tr>
					))}
				</DataTable>
			)}
			{next && (
				<p className="settings-acts">
					<a
						className="btn"
						href={`/desk/outbox?view=${view}&q=${encodeURIComponent(search)}&at=${next.at}&id=${next.id}`}
					>
						More
					</a>
				</p>
			)}
		</DeskPage>
	);
}

function afterOf(params: URLSearchParams): { at: number; id: string } | undefined {
	const [at, id] = [Number(params.get("at")), params.get("id")];
	return id && Number.isSafeInteger(at) && at > 0 ? { at, id } : undefined;
}
