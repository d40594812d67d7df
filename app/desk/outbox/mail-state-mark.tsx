import type { QuoteStatus } from "../../../domain/quote.ts";
import { StateMark } from "../parts/case-state.tsx";

const SHAPES: Readonly<Record<string, QuoteStatus | "failed">> = {
	dead: "failed",
	queued: "quoted",
	sent: "accepted",
	dropped: "declined_by_us",
};

/** Where a mail is: failed, waiting, taken by the mail server, or given up. */
export function MailMark({ state, attempts }: { state: string; attempts: number }) {
	return (
		<StateMark shape={SHAPES[state] ?? "quoted"}>
			{state === "dead" && "Failed"}
			{state === "queued" && (attempts > 0 ? "Tried again later" : "Waiting")}
			{state === "sent" && "Sent"}
			{state === "dropped" && "Given up"}
		</StateMark>
	);
}
