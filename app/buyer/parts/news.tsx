import { standing } from "../../../messages/en/buyer/standing.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { usePageLife } from "../use-page-life.ts";
import styles from "./news.module.css";

/** Says that there is news. What is being typed is kept, also across the reload. */
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
