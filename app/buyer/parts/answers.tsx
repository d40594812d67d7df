import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./answers.module.css";
import page from "./layout.module.css";
import { ToAnswer } from "./to-answer.tsx";

type Props = { quote: ShownVersion; className: string | undefined };

/**
 * The ways to answer an open offer. Once a change is asked for the next word is the company's: no way is pressed on the buyer,
 * and the offer as it is can still be had.
 */
export function Answers({ quote, className }: Props) {
	const { view, mode } = usePage();
	const words = useMessages(deciding);
	const { writeToUs } = useMessages(conversation);
	const outlined = `${button.button} ${button.outlined}`;
	if (!view.allowed.includes("change"))
		return (
			<p className={classNames(page.actions, styles.answers, className)}>
				<a className={outlined} href="#accept">
					{words.acceptAsItIs(quote)}
				</a>
				<a className={classNames(button.link, styles.quiet)} href="#act-reply">
					{writeToUs}
				</a>
				{view.allowed.includes("decline") && (
					<ToAnswer action="decline" className={classNames(button.link, styles.quiet)}>
						{words.decline}
					</ToAnswer>
				)}
			</p>
		);
	return (
		<p className={classNames(page.actions, styles.answers, className)}>
			{/* In the desk's frame it cannot be pressed for the company's own button beside it. */}
			<a className={mode === "buyer" ? button.button : outlined} href="#accept">
				{words.review}
			</a>
			<ToAnswer action="change" className={outlined}>
				{words.change}
			</ToAnswer>
			<ToAnswer action="decline" className={classNames(button.link, styles.quiet)}>
				{words.decline}
			</ToAnswer>
		</p>
	);
}
