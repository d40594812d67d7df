import { actorName } from "../parts/actor-name.ts";
import meanwhileStyles from "../parts/meanwhile.module.css";
import { shortTime } from "../parts/time-words.ts";
import type { Meanwhile } from "./action-answer.ts";
import { historyWords } from "./entry-words.ts";

/** What has happened since a person last looked, with the beginning of what was said. */
export function MeanwhileList({ meanwhile, now }: { meanwhile: readonly Meanwhile[]; now: number }) {
	return (
		<ul className={meanwhileStyles.meanwhile}>
			{meanwhile.map(({ kind, at, actor, by, body }) => (
				<li key={`${kind} ${at}`}>
					<b>
						<bdi>{actorName({ actor, by })}</bdi>
					</b>{" "}
					{historyWords({ actor, kind, data: {} })}, {shortTime(at, now)}
					{body !== "" && <q>{body.slice(0, 400)}</q>}
				</li>
			))}
		</ul>
	);
}
