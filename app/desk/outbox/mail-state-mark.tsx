import type { MailStanding } from "../../../domain/cases/mail-status.ts";
import type { QuoteStatus } from "../../../domain/cases/statuses.ts";
import { StateMark } from "../parts/case-state.tsx";

const SHAPES: Readonly<Record<MailStanding, QuoteStatus | "failed">> = {
	on_its_way: "quoted",
	planned: "quoted",
	waits: "quoted",
	sent: "accepted",
	failed: "failed",
	given_up: "declined_by_us",
};

const WORDS: Readonly<Record<MailStanding, string>> = {
	on_its_way: "On its way",
	planned: "Waiting",
	waits: "Waiting",
	sent: "Sent",
	failed: "Failed",
	given_up: "Given up",
};

type Props = { standing: MailStanding; mailLeaves: boolean; className?: string | undefined };

/** Where a mail is: on its way, waiting for its time or for another try, accepted by the mail server, failed, or not to be sent. */
export function MailMark({ standing, mailLeaves, className }: Props) {
	const stays = standing === "on_its_way" && !mailLeaves;
	return (
		<StateMark shape={SHAPES[standing]} className={className}>
			{stays ? "Waiting" : WORDS[standing]}
		</StateMark>
	);
}
