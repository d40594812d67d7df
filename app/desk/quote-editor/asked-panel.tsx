import { formatCount } from "../../../domain/shared/money.ts";
import { FactList } from "../parts/fact-list.tsx";
import textStyles from "../parts/text.module.css";
import { dayWords } from "../parts/time-words.ts";
import type { Asked } from "./asked.server.ts";
import styles from "./asked-panel.module.css";

type Props = { asked: Asked; caseId: string; now: number };

/**
 * What the buyer has said, wishes and has sent. Beside the lines it is open; where there is no room beside them it is
 * folded above them. The style shows one of the two.
 */
export function AskedBeside({ asked, ...rest }: Props) {
	if (isEmpty(asked)) return null;
	return (
		<section className={styles.beside} aria-labelledby="asked-title">
			<h2 id="asked-title">What the buyer asks for</h2>
			<Words asked={asked} {...rest} />
		</section>
	);
}

export function AskedFolded({ asked, ...rest }: Props) {
	if (isEmpty(asked)) return null;
	return (
		<details className={styles.folded}>
			<summary>
				<span>What the buyer asks for</span>
				<small>{digestOf(asked)}</small>
			</summary>
			<Words asked={asked} {...rest} />
		</details>
	);
}

/** The newest words of the buyer, as far as one line holds them: folded, they still say what it is about. */
function digestOf({ notes, details, messages }: Asked): string {
	const newest = messages.findLast(({ body }) => body !== "")?.body;
	return newest ?? (notes || details.map(({ label, text }) => `${label}: ${text}`).join(", "));
}

function isEmpty({ notes, details, messages }: Asked): boolean {
	return notes === "" && details.length === 0 && messages.length === 0;
}

function Words({ asked: { notes, details, messages }, caseId, now }: Props) {
	return (
		<div className={styles.words}>
			{notes !== "" && <p className={textStyles.typed}>{notes}</p>}
			{details.length > 0 && <FactList facts={details.map(({ label, text }) => [label, text] as const)} />}
			{messages.toReversed().map(({ id, at, body, files, wanted }) => (
				<div key={id}>
					<p className={textStyles.muted}>
						<time dateTime={new Date(at).toISOString()}>{dayWords(at, now)}</time>
					</p>
					{body !== "" && <p className={textStyles.typed}>{body}</p>}
					{wanted.map(({ key, name, from, to }) => (
						<p key={key}>
							{name}: {formatCount(to)} instead of {formatCount(from)}
						</p>
					))}
					{files.map((file) => (
						<p key={file.id}>
							<a href={`/desk/requests/${caseId}/files/${file.id}`}>
								<bdi>{file.name}</bdi>
							</a>
						</p>
					))}
				</div>
			))}
		</div>
	);
}
