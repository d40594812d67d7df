import { useState } from "react";
import { data } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { DeskPage } from "../parts/page.tsx";
import previewBarStyles from "../parts/preview-bar.module.css";
import { Tabs } from "../parts/tabs.tsx";
import textStyles from "../parts/text.module.css";
import { useNow } from "../parts/use-now.ts";
import type { Route } from "./+types/mail";
import styles from "./mail.module.css";
import { MailFacts } from "./mail-facts.tsx";
import { mailWords } from "./mail-words.ts";

/** One mail as it was or will be sent, as HTML and as plain text; the private link is never shown. */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const services = context.get(servicesContext);
	const mail = await services.outboxDesk.view(id);
	if (!mail) throw data(null, { status: 404, statusText: "Not Found" });
	const { recipient, state, attempts, last_error, address_refused, next_at, locked_by, created_at, sent_at, case_id } =
		mail.row;
	return {
		id,
		kind: mail.kind,
		recipient,
		state,
		attempts,
		lastError: last_error,
		addressRefused: address_refused === 1,
		nextAt: next_at,
		held: locked_by !== null,
		createdAt: created_at,
		sentAt: sent_at,
		caseId: case_id,
		reference: mail.reference,
		buyer: mail.buyer,
		subject: mail.email?.subject,
		text: mail.email?.text,
		files: mail.email?.files?.map(({ name }) => name) ?? [],
		plain: url.searchParams.get("as") === "text",
		mailLeaves: services.mailLeaves,
		now: services.now(),
	};
}

export type MailData = Route.ComponentProps["loaderData"];

export default function Mail({ loaderData: mail }: Route.ComponentProps) {
	const now = useNow(mail.now);
	const address = `/desk/outbox/${mail.id}`;
	return (
		<DeskPage
			title={mail.subject ?? mailWords(mail.kind)}
			tabTitle={`${mailWords(mail.kind)} · Outbox`}
			back={{ to: `/desk/outbox?view=${mail.state}`, label: "Outbox" }}
		>
			<div className={styles.page}>
				<div className={styles.shown}>
					{mail.text === undefined ? (
						<EmptyState title="Nothing to read">
							What it was about no longer exists, or its document is still being made. In that case it is written when
							it is sent.
						</EmptyState>
					) : (
						<>
							<Tabs
								name="Shown as"
								tabs={[
									{ to: address, label: "Formatted", current: !mail.plain },
									{ to: `${address}?as=text`, label: "Plain text", current: mail.plain },
								]}
							/>
							{mail.plain ? <pre className={styles.text}>{mail.text}</pre> : <EmailFrame id={mail.id} />}
						</>
					)}
				</div>
				<MailFacts mail={mail} now={now} />
			</div>
		</DeskPage>
	);
}

/** The email itself, in a frame in which none of its code can run. */
function EmailFrame({ id }: { id: string }) {
	const [narrow, setNarrow] = useState(false);
	return (
		<>
			<div className={previewBarStyles.bar}>
				<fieldset className={previewBarStyles.widths}>
					<legend className={textStyles.hidden}>Width of the mail</legend>
					<button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
						Wide
					</button>
					<button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
						Phone
					</button>
				</fieldset>
				<span className={textStyles.muted}>The private link is left out</span>
			</div>
			<iframe
				className={narrow ? `${styles.email} ${styles.narrow}` : styles.email}
				title="The mail as its reader sees it"
				sandbox=""
				src={`/desk/outbox/${id}/body`}
			/>
		</>
	);
}
