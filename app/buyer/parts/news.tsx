import { usePage } from "../page-context.ts";
import { usePageLife } from "../use-page-life.ts";
import styles from "./news.module.css";

/** Tells that something new has come. What is being typed stays where it is, also after the reload. */
export function News() {
	const { view } = usePage();
	const isNew = usePageLife(view);
	return (
		<div className={styles.news} role="status">
			{isNew && (
				<p>
					There is something new. <a href={view.base ?? ""}>Show it</a>
					<small>What you have typed is kept.</small>
				</p>
			)}
		</div>
	);
}
