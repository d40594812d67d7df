import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Reply } from "../forms/reply.tsx";
import { usePage } from "../page-context.ts";
import { type QuoteView, showsCurrent } from "../view.ts";
import statusMessage from "./status-message.module.css";
import { Wanted } from "./wanted.tsx";

/** Whether the company's question stands at the head of the page, and the place for the answer below it. */
export function isAsked(view: QuoteView): boolean {
	return view.displayStatus === "needs_info" && view.statusMessage !== null && showsCurrent(view);
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
			{isAsked(view) && (
				<div className={statusMessage.answer}>
					<Reply label={words.yourAnswer} main />
				</div>
			)}
		</section>
	);
}
