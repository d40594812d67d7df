import { choosing } from "../../../messages/en/buyer/choosing.ts";
import { lines as lineWords } from "../../../messages/en/buyer/lines.ts";
import { quoteLines } from "../../../messages/en/quote-lines.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownLine, ShownVersion } from "../view.ts";
import styles from "./lines.module.css";
import { Heads, QuoteRow } from "./lines.tsx";

/** What the buyer may choose: optional lines, and lines of which one is taken. None of them is in the total. */
export function NotInTotal({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteLines);
	const choose = useMessages(choosing);
	const { optional, groups } = quote;
	const isOpen = quote.choosing !== undefined;
	const takes = optional.some(({ key }) => quote.choosing?.lines.includes(key));
	return (
		<>
			{optional.length > 0 && (
				<Choice
					id="optional"
					title={takes ? choose.optional : words.optional}
					hint={isOpen ? choose.optionalHint : words.optionalHint}
					lines={optional}
					quote={quote}
				/>
			)}
			{groups.map(({ name, lines }, index) => (
				<Choice
					key={name}
					id={`choose-${index + 1}`}
					title={quote.open.includes(name) ? words.chooseOne({ group: name }) : choose.chosen({ group: name })}
					hint={isOpen ? choose.chooseOneHint : words.chooseOneHint}
					lines={lines}
					group={index}
					quote={quote}
				/>
			))}
		</>
	);
}

type ChoiceProps = {
	id: string;
	title: string;
	hint: string;
	lines: readonly ShownLine[];
	/** Its place among the groups, where one of the lines is taken. */
	group?: number;
	quote: ShownVersion;
};

function Choice({ id, title, hint, lines, group, quote }: ChoiceProps) {
	const words = useMessages(lineWords);
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>
				<bdi>{title}</bdi>
			</h2>
			<p className={prose.fine}>{hint}</p>
			<Heads each={words.each} unit={quote.unit} />
			<ul className={styles.lines}>
				{lines.map((line) => (
					<QuoteRow key={line.key} line={line} {...(group !== undefined && { group })} />
				))}
			</ul>
		</section>
	);
}
