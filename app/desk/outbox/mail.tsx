import { data, Form } from "react-router";
import { readMail } from "../../../server/outbox-desk.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/mail";
import { mailMoment, mailWords } from "./mail-words.ts";

/** One mail, as its reader without pictures gets it; the private link is never shown. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const services = context.get(servicesContext);
	const mail = await readMail(services.database.read, id, services);
	if (!mail) throw data(null, { status: 404, statusText: "Not Found" });
	const { kind, recipient, state, attempts, last_error, created_at, sent_at, case_id } = mail.row;
	return {
		id,
		kind,
		recipient,
		state,
		attempts,
		lastError: last_error,
		createdAt: created_at,
		sentAt: sent_at,
		caseId: case_id,
		subject: mail.letter?.subject,
		text: mail.letter?.text,
		files: mail.letter?.files?.map(({ name }) => name) ?? [],
	};
}

export default function Mail({ loaderData: mail }: Route.ComponentProps) {
	return (
		<DeskPage title={mailWords(mail.kind)} note={<a href="/desk/outbox">Outbox</a>}>
			<Panel title={mail.subject ?? "What it was about is gone, or still being made"}>
				<div className="body stack">
					<dl className="kv">
						<dt>To</dt>
						<dd>{mail.recipient}</dd>
						<dt>Written</dt>
						<dd>{mailMoment(mail.createdAt)}</dd>
						<dt>State</dt>
						<dd>
							{mail.sentAt === null ? `${mail.state}, ${mail.attempts} tries` : `sent ${mailMoment(mail.sentAt)}`}
						</dd>
						{mail.files.length > 0 && (
							<>
								<dt>With it</dt>
								<dd>{mail.files.join(", ")}</dd>
							</>
						)}
						{mail.caseId && (
							<>
								<dt>Case</dt>
								<dd>
									<a href={`/desk/requests/${mail.caseId}`}>Open it</a>
								</dd>
							</>
						)}
					</dl>
					{mail.lastError && <Notice kind="bad">{mail.lastError}</Notice>}
					{mail.text && <pre className="mail-text">{mail.text}</pre>}
					{mail.state !== "sent" && (
						<Form method="post" action="/desk/outbox">
							<input type="hidden" name="mail" value={mail.id} />
							<Button type="submit">Try again</Button>
						</Form>
					)}
				</div>
			</Panel>
		</DeskPage>
	);
}
