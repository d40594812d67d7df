import type { DisplayStatus } from "../../../domain/cases/display-status.ts";
import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Reply } from "../forms/reply.tsx";
import { usePage } from "../page-context.ts";
import { type QuoteView, showsCurrent } from "../view.ts";
import statusMessage from "./status-message.module.css";
import { Wanted } from "./wanted.tsx";

/** To these something is said first of all: an answer, or what might still make an offer possible. */
const WRITES_FIRST: ReadonlySet<DisplayStatus> = new Set(["needs_info", "declined_by_us"]);

/** Whether the place to write stands below what was said with the status, at the head of the page. */
export function writesFirst(view: QuoteView): boolean {
	return (
		WRITES_FIRST.has(view.displayStatus) &&
		view.statusMessage !== null &&
		view.allowed.includes("reply") &&
		showsCurrent(view)
	);
}

/** What was said with the current status: the company's question or reason, or the change that the buyer asks for. */
export function StatusMessage() {
	const { view } = usePage();
	const words = useMessages(conversation);
	if (!view.statusMessage || !showsCurrent(view)) return null;
	const { text, wanted, name, at } = view.statusMessage;
	return (
		<section id="question">
			<div className={statusMessage.message}>
				<blockquote>
					<Wanted lines={wanted} />
					{text && <span dir="auto">{text}</span>}
				</blockquote>
				<p>
					<bdi>{name}</bdi>, <LocalTime time={at} shape="plain" />
				</p>
			</div>
			{writesFirst(view) && (
				<div className={statusMessage.answer}>
					{/* Only a question wants an answer; the other may be left at that. */}
					<Reply
						label={view.displayStatus === "needs_info" ? words.yourAnswer : words.writeToUs}
						main={view.displayStatus === "needs_info"}
					/>
				</div>
			)}
		</section>
	);
}
