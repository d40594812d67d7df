import { buttonClass } from "../parts/button.tsx";
import threadPageStyles from "../parts/thread-page.module.css";
import { COMPOSER_FIELD } from "./message-form.tsx";

/**
 * On a phone, until the composer is reached: the way there. What is chosen to be written there stays chosen.
 * @param words what can be written, "Reply or note"
 */
export function ComposerReach({ words }: { words: string }) {
	return (
		<div className={threadPageStyles.reach}>
			<a
				className={buttonClass("plain", true)}
				href={`#${COMPOSER_FIELD}`}
				onClick={() => document.getElementById(COMPOSER_FIELD)?.focus()}
			>
				{words}
			</a>
		</div>
	);
}
