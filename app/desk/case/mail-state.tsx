import { clockTime } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";

type Props = {
	mail: Pick<CaseData["mails"][number], "id" | "state" | "attempts" | "lastError" | "sentAt">;
	mailLeaves: boolean;
};

/** What has become of a mail, as the mail server said it: taken, waiting, or laid aside. Nobody knows more. */
export function MailState({ mail: { id, state, attempts, lastError, sentAt }, mailLeaves }: Props) {
	if (state === "sent") return <span>mail handed over{sentAt === null ? "" : ` ${clockTime(sentAt)}`}</span>;
	if (state === "dead")
		return (
			<a className="bad" href={`/desk/outbox/${id}`}>
				mail failed: {lastError ?? "no answer"}
			</a>
		);
	return (
		<a href={`/desk/outbox/${id}`}>
			{!mailLeaves
				? "mail waits: no mail server is set"
				: attempts > 0
					? `mail waits after ${attempts} ${attempts === 1 ? "try" : "tries"}: ${lastError ?? "no answer"}`
					: "mail waits"}
		</a>
	);
}
