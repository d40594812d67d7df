import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { ShownVersion } from "../view.ts";
import page from "./layout.module.css";
import { ToAnswer } from "./to-answer.tsx";

type Props = { quote: ShownVersion; className: string | undefined; declines?: boolean };

/**
 * The ways to answer an open offer. Once a change is asked for the next word is the company's: there is more to say, and the
 * offer as it is can still be had, but nobody is urged to take it.
 */
export function Answers({ quote, className, declines = false }: Props) {
	const { view } = usePage();
	const words = useMessages(deciding);
	const { writeToUs } = useMessages(conversation);
	const outlined = `${button.button} ${button.outlined}`;
	if (!view.allowed.includes("change"))
		return (
			<p className={classNames(page.actions, className)}>
				<a className={button.button} href="#act-reply">
					{writeToUs}
				</a>
				<a className={outlined} href="#accept">
					{words.acceptAsItIs(quote)}
				</a>
			</p>
		);
	return (
		<p className={classNames(page.actions, className)}>
			<a className={button.button} href="#accept">
				{words.review}
			</a>
			<ToAnswer action="change" className={outlined}>
				{words.change}
			</ToAnswer>
			{declines && (
				<ToAnswer action="decline" className={button.link}>
					{words.decline}
				</ToAnswer>
			)}
		</p>
	);
}
