import { FAILED } from "../../../domain/cases/mail-status.ts";
import { useResultToast } from "../../forms/use-result-toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import layoutStyles from "../parts/layout.module.css";
import type { action, OutboxData } from "./outbox.tsx";

type Props = {
	mail: string;
	state: string;
	mailLeaves: boolean;
	/** Where the recipient's address is corrected, if the mail server refused it. */
	correct?: string | undefined;
	quiet?: boolean;
	className?: string | undefined;
};

type Refused = Pick<OutboxData["rows"][number], "kind" | "state" | "caseId" | "addressRefused">;

/** Where a buyer's address is corrected: the mail server refused to take a mail for it. */
export function correctionOf({ kind, state, caseId, addressRefused }: Refused): string | undefined {
	if (state !== FAILED || !addressRefused || !caseId || !kind?.startsWith("buyer-")) return undefined;
	return `/desk/requests/${caseId}#correct`;
}

/** What can be done with a mail that has not left: try it again now where a server would take it, or leave it at that. */
export function MailActions({ mail, state, mailLeaves, correct, quiet, className }: Props) {
	const fetcher = useFetcher<typeof action>();
	useResultToast(fetcher);
	if (state === "sent" || (state === "queued" && !mailLeaves)) return null;
	const busy = fetcher.state !== "idle";
	return (
		<fetcher.Form
			method="post"
			action="/desk/outbox"
			className={className ? `${layoutStyles.actions} ${className}` : layoutStyles.actions}
		>
			<input type="hidden" name="mail" value={mail} />
			{correct && (
				<a className={buttonClass(quiet ? "plain" : "primary")} href={correct}>
					Correct the address
				</a>
			)}
			{/* Together: where they have no room beside the first, neither is left alone. */}
			<span className={layoutStyles.actions}>
				<Button type="submit" name="intent" value="retry" kind={correct || quiet ? "plain" : "primary"} disabled={busy}>
					{state === "queued" ? "Send now" : "Try again"}
				</Button>
				{state === FAILED && (
					<Button type="submit" name="intent" value="drop" disabled={busy}>
						Give up
					</Button>
				)}
			</span>
		</fetcher.Form>
	);
}

/** Tries everything again that failed, but for addresses that were refused. */
export function RetryAll({ count }: { count: number }) {
	const fetcher = useFetcher<typeof action>();
	useResultToast(fetcher);
	return (
		<fetcher.Form method="post" action="/desk/outbox">
			<Button type="submit" name="intent" value="retry-all" disabled={fetcher.state !== "idle"}>
				Try all {count} again
			</Button>
		</fetcher.Form>
	);
}
