import { data, Form, redirect } from "react-router";
import { textFields } from "../../../domain/form.ts";
import { allowsInquiry } from "../../../domain/inquiry-case.ts";
import { inquiryView } from "../../../server/inquiry-view.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { mailMoment } from "../outbox/mail-words.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/inquiry";
import { readInquiryAct } from "./inquiry-act.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const view = await inquiryView(context.get(servicesContext).database.read, id);
	if (!view) throw data(null, { status: 404, statusText: "Not Found" });
	const moves = (["close", "reopen", "mark_spam", "not_spam"] as const).filter((type) =>
		allowsInquiry(view.state, type),
	);
	return { view, moves, canReply: allowsInquiry(view.state, "reply"), entryId: crypto.randomUUID() };
}

/** Answers, notes, closes: whatever the form says, on the revision that the person saw. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const { staffId, name } = requireRight(context, "cases.work");
	const fields = textFields(await request.formData());
	const act = readInquiryAct(fields);
	if (!act) throw data(null, { status: 400, statusText: "Bad Request" });
	const seen = { id, revision: Number(fields.revision) };
	const result = await context.get(servicesContext).inquiryCases.act({ id: staffId, name }, seen, act);
	if (result.ok) throw redirect(`/desk/inquiries/${id}`, 303);
	return data({ sentence: result.sentence, message: fields.message ?? "" }, 409);
}

const MOVES = { close: "Close it", reopen: "Open it again", mark_spam: "Spam", not_spam: "No spam" };

export default function Inquiry({ loaderData: { view, moves, canReply, entryId }, actionData }: Route.ComponentProps) {
	return (
		<DeskPage title={view.company ?? view.name} note={<a href="/desk/inquiries">Inquiries</a>}>
			{actionData && <Notice kind="bad">{actionData.sentence}</Notice>}
			<Panel title="They ask" aside={`${mailMoment(view.createdAt)} IST`}>
				<div className="body stack">
					<p className="mail-text">{view.message}</p>
					<dl className="kv">
						<dt>Person</dt>
						<dd>{view.name}</dd>
						<dt>Mail</dt>
						<dd>{view.email}</dd>
						<dt>Country</dt>
						<dd>{view.country}</dd>
						{view.cases.map((one) => (
							<div key={one.id}>
								<dt>Request</dt>
								<dd>
									<a href={`/desk/requests/${one.id}`}>{one.reference}</a>
								</dd>
							</div>
						))}
					</dl>
				</div>
			</Panel>
			{view.entries.length > 0 && (
				<Panel title="What followed">
					<div className="body stack">
						{view.entries.map((entry) => (
							<div key={entry.id}>
								<p className="dim">
									{entry.data.by ?? "Somebody"}, {entry.kind.replaceAll("_", " ")}, {mailMoment(entry.at)}
									{entry.mail && `, mail ${entry.mail.state}`}
								</p>
								{entry.body && <p className="mail-text">{entry.body}</p>}
							</div>
						))}
					</div>
				</Panel>
			)}
			<Panel title={canReply ? "Answer by mail, or keep a note" : "Keep a note"}>
				<div className="body stack">
					<Form method="post" className="stack" key={view.revision}>
						<input type="hidden" name="revision" value={view.revision} />
						<input type="hidden" name="entryId" value={entryId} />
						<TextField label="Message" name="message" rows={6} maxLength={8000} defaultValue={actionData?.message} />
						<p className="line-acts">
							{canReply && (
								<Button kind="primary" type="submit" name="intent" value="reply">
									Send answer
								</Button>
							)}
							<Button type="submit" name="intent" value="note">
								Keep note
							</Button>
							{moves.map((move) => (
								<Button key={move} type="submit" name="intent" value={move}>
									{MOVES[move]}
								</Button>
							))}
						</p>
					</Form>
				</div>
			</Panel>
		</DeskPage>
	);
}
