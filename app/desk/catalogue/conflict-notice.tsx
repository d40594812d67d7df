import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { When } from "../parts/when.tsx";
import styles from "./conflict-notice.module.css";
import { Text } from "./history.tsx";
import type { SaveResult } from "./save-result.ts";

type Props = {
	conflict: SaveResult & { status: "conflict" };
	labels: Readonly<Record<string, string>>;
	/** Puts a text into a field of the form; works with script only, without it the text is there to be copied. */
	take: (field: string, text: string) => void;
};

/** A colleague saved first: their changes, what the form now holds, and the choice where both changed the same field. */
export function ConflictNotice({ conflict, labels, take }: Props) {
	const { sentence, since, taken, clashes } = conflict;
	const last = since.at(-1);
	return (
		<Notice kind="bad">
			<div className={styles.conflict}>
				<p>
					<b>{sentence}</b>{" "}
					{last && (
						<>
							(<When at={last.at} />)
						</>
					)}{" "}
					Everything you typed is still in the form. Please look at the fields below and save again.
				</p>
				{clashes.length > 0 && (
					<table>
						<caption>Both of you changed these; the form has yours</caption>
						<thead>
							<tr>
								<th scope="col">Field</th>
								<th scope="col">It was</th>
								<th scope="col">Theirs, saved</th>
								<th scope="col">Yours, in the form</th>
							</tr>
						</thead>
						<tbody>
							{clashes.map(({ field, base, theirs, yours }) => (
								<tr key={field}>
									<th scope="row">{labels[field] ?? field}</th>
									<td>
										<Text of={base} />
									</td>
									<td>
										<Text of={theirs} /> <Button onClick={() => take(field, theirs)}>Take theirs</Button>
									</td>
									<td>
										<Text of={yours} /> <Button onClick={() => take(field, yours)}>Keep yours</Button>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{taken.length > 0 && (
					<>
						<p>Changed only by them; the form now has their values:</p>
						<ul>
							{taken.map(({ field, from, to }) => (
								<li key={field}>
									{labels[field] ?? field}: <Text of={from} /> → <Text of={to} />
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</Notice>
	);
}
