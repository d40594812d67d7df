import { MeanwhileList } from "../case/meanwhile-list.tsx";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import type { News } from "./use-news.ts";

/** Says above the lines what happened while the offer is being written. */
export function NewsNotice({ news, now }: { news: News; now: number }) {
	if (news.items.length === 0) return null;
	return (
		<Notice kind="warn">
			<p>Since you began writing:</p>
			<MeanwhileList meanwhile={news.items} now={now} />
			<p>
				<Button onClick={news.acknowledge}>I have read it</Button>
			</p>
		</Notice>
	);
}
