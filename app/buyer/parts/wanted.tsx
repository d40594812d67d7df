import type { TalkEntry } from "../view.ts";

type Props = { lines: TalkEntry["wanted"]; className?: string | undefined };

/** The quantities that a buyer asks for, each beside the one that is quoted. */
export function Wanted({ lines, className }: Props) {
	if (lines.length === 0) return null;
	return (
		<ul className={className}>
			{lines.map((line) => (
				<li key={line.name}>
					<bdi>{line.name}</bdi>: <s>{line.from}</s>
					{"\u00a0"}
					{line.to}
				</li>
			))}
		</ul>
	);
}
