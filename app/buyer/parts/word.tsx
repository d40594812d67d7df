import { LocalTime } from "../../ui/local-time.tsx";
import { usePage } from "../page-context.ts";
import { showsCurrent } from "../view.ts";
import word from "./word.module.css";

/** What the company asked or said when the case came to where it stands: a question, a reason. */
export function Word() {
	const { view } = usePage();
	if (!view.word || !showsCurrent(view)) return null;
	const { text, name, at } = view.word;
	return (
		<section className={word.word}>
			<blockquote dir="auto">{text}</blockquote>
			<p>
				<bdi>{name}</bdi>, <LocalTime time={at} shape="plain" />
			</p>
		</section>
	);
}
