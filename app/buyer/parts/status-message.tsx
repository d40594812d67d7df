import { LocalTime } from "../../ui/local-time.tsx";
import { usePage } from "../page-context.ts";
import { showsCurrent } from "../view.ts";
import statusMessage from "./status-message.module.css";
import { Wanted } from "./wanted.tsx";

/** What was said with the current status: the company's question or reason, or the change that the buyer asks for. */
export function StatusMessage() {
	const { view } = usePage();
	if (!view.statusMessage || !showsCurrent(view)) return null;
	const { text, wanted, name, at } = view.statusMessage;
	return (
		<section className={statusMessage.message}>
			<blockquote>
				<Wanted lines={wanted} />
				{text && <span dir="auto">{text}</span>}
			</blockquote>
			<p>
				<bdi>{name}</bdi>, <LocalTime time={at} shape="plain" />
			</p>
		</section>
	);
}
