import type { Warning } from "../../../domain/quotes/checks.ts";
import { plural } from "../parts/counted.ts";
import { Notice } from "../parts/notice.tsx";
import { warningWords } from "./warning-words.ts";

/** What is unusual in the quote, line by line; it may be intended, so it never prevents sending. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
	if (warnings.length === 0) return null;
	return (
		<Notice kind="warn">
			<p>Please look at {plural(warnings.length, { one: "this", other: "these" })} before you send:</p>
			<ul>
				{warnings.map((warning) => {
					const { subject, text } = warningWords(warning);
					return (
						<li key={warning.key}>
							<b>{subject}</b>: {text}
						</li>
					);
				})}
			</ul>
		</Notice>
	);
}
