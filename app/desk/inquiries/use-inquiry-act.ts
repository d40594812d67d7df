import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { toast } from "../../ui/toast.ts";
import type { ActAnswer } from "../case/act-answer.ts";
import type { action, InquiryData } from "./inquiry.tsx";

const SAID: Readonly<Record<string, string>> = {
	reply: "The answer is on its way",
	note: "Noted",
	take: "Yours now",
	close: "Closed",
	reopen: "Open again",
	mark_spam: "Marked as spam",
	not_spam: "Back among the inquiries",
};

/** All acts of the page go through one fetcher, so that what is typed stays; without script its answer is `posted`. */
export function useInquiryAct({ id, revision, entryId }: InquiryData, posted: ActAnswer | undefined) {
	const fetcher = useFetcher<typeof action>();
	const { state: reading, revalidate } = useRevalidator();
	const [seen, setSeen] = useState<ActAnswer>();
	const told = useRef<ActAnswer>(undefined);
	const given = fetcher.data ?? posted;

	useEffect(() => {
		if (fetcher.state !== "idle" || !fetcher.data || told.current === fetcher.data) return;
		told.current = fetcher.data;
		// What somebody else did is shown at once, and what is sent again then names it as seen.
		if (fetcher.data.did === "conflict") void revalidate();
		const words = SAID[fetcher.data.intent];
		if (fetcher.data.did === "done" && words) toast.success(words);
	}, [fetcher.state, fetcher.data, revalidate]);

	return {
		Form: fetcher.Form,
		answer: given === seen ? undefined : given,
		busy: fetcher.state !== "idle" || (given?.did === "conflict" && reading !== "idle"),
		sending: String(fetcher.formData?.get("intent") ?? ""),
		dismiss: () => setSeen(given),
		/** Does something that needs no text. */
		run(intent: string) {
			const fields = { intent, revision: String(revision), entryId };
			void fetcher.submit(fields, { method: "post", action: `/desk/inquiries/${id}` });
		},
	};
}
export type RunInquiry = ReturnType<typeof useInquiryAct>;
