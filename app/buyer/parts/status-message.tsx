import { LocalTime } from "../../ui/local-time.tsx";
import { usePage } from "../page-context.ts";
import { showsCurrent } from "../view.ts";
import statusMessage from "./status-message.module.css";

/** What the company wrote with the current status: a question, a reason. */
export function StatusMessage() {
	const { view } = usePage();
	if (!view.statusMessage || !showsCurrent(view)) return null;
	const { text, name, at } = view.statusMessage;
	return (
		<section className={statusMessage.message}>
			<blockquote dir="auto">{text}</blockquote>
			<p>
				<bdi>{name}</bdi>, <LocalTime time={at} shape="plain" />
			</p>
		</section>
	);
}
