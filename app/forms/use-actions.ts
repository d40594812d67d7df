import { useRef, useState } from "react";
import { type FetcherWithComponents, useRevalidator } from "react-router";
import type { ActionResult } from "../../domain/shared/action-result.ts";
import { useAnswered } from "./use-answered.ts";
import { useFormId, useTurns } from "./use-turns.ts";

type Options<Answer> = {
	/** Where the page's forms are sent; a list names the address with each action. */
	address?: string;
	/** The answer to a form that was sent without script. */
	posted?: Answer | undefined;
	/** Called once for each answer. */
	onAnswer: (answer: Answer) => void;
};

/**
 * All actions of a page through one fetcher: the page stays as it is, what is typed stays where it is, and one answer
 * is in one place. Each is sent when the one before is over, names the state its sender has seen, and carries an
 * id, so that a repeat is one entry. After a conflict the page is read again: what is sent then names that as seen.
 */
export function useActions<Answer extends ActionResult<{ revision?: number }>>(
	fetcher: FetcherWithComponents<Answer | undefined>,
	{ address = "", posted, onAnswer }: Options<Answer>,
) {
	const { state: reading, revalidate } = useRevalidator();
	const [dismissed, dismiss] = useState<Answer>();
	/** The revision that one's own last action has made, by the address it was sent to. */
	const ownRevisions = useRef(new Map<string, number>());
	const sentTo = useRef(address);
	const formId = useFormId();
	const given = fetcher.data ?? posted;
	const isIdle = fetcher.state === "idle";

	useAnswered(fetcher, (answer) => {
		if (answer === undefined) return;
		if (answer.status === "conflict") void revalidate();
		if (answer.status === "done") {
			const before = ownRevisions.current.get(sentTo.current) ?? 0;
			ownRevisions.current.set(sentTo.current, Math.max(before, answer.revision ?? 0));
		}
		onAnswer(answer);
	});
	const turns = useTurns(isIdle);

	return {
		Form: fetcher.Form,
		answer: given === dismissed ? undefined : given,
		busy: !isIdle || (given?.status === "conflict" && reading !== "idle"),
		/** What is being sent now, so that its button says so. */
		sending: String(fetcher.formData?.get("intent") ?? ""),
		/** Takes the answer away: what was refused is left as it is. */
		dismiss: () => dismiss(given),
		inTurn: turns.inTurn,
		/**
		 * Sends fields that need no form, from within `inTurn`. One's own action before this one counts as seen.
		 * @param seen the revision that the page shows
		 */
		send(fields: { intent: string } & Readonly<Record<string, string>>, seen: number, to = address) {
			sentTo.current = to;
			const revision = String(Math.max(seen, ownRevisions.current.get(to) ?? 0));
			turns.submitted(
				fetcher.submit(
					{ ...fields, revision, entryId: formId({ to, ...fields }) },
					{ method: "post", action: to, encType: "multipart/form-data" },
				),
			);
		},
	};
}
