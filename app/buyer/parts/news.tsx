import { standing } from "../../../messages/en/buyer/standing.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { usePageLife } from "../use-page-life.ts";
import styles from "./news.module.css";

/** Tells that something new has come. What is being typed stays where it is, also after the reload. */
export function News() {
	const { view } = usePage();
	const isNew = usePageLife(view);
	const words = useMessages(standing);
	return (
		<div className={styles.news} role="status">
			{isNew && (
				<p>
					{words.news} <a href={view.base ?? ""}>{words.showNews}</a>
					<small>{words.typedIsKept}</small>
				</p>
			)}
		</div>
	);
}
