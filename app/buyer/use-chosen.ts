import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { Slot } from "../forms/kept.ts";
import { useMessages } from "../ui/use-messages.ts";
import { keptUnder } from "./forms/use-action-form.ts";
import { keepChoice, putBackChoice } from "./kept-choice.ts";
import type { QuoteView, ShownVersion } from "./view.ts";

const FORM = "act-accept";

/**
 * The version on the screen with the figures of what is chosen in it: every part of the page that is drawn from it follows at
 * once. The counting is fetched only for an offer that leaves a choice; without script the server counts.
 */
export function useChosen(version: ShownVersion | null, view: QuoteView) {
	const [counted, setCounted] = useState<{ of: ShownVersion; now: Partial<ShownVersion> }>();
	const asked = useRef(0);
	const translate = useMessages;
	const choosing = version?.choosing;
	const slot: Slot | undefined =
		version && view.base !== null
			? { name: `${keptUnder(view, "accept")}${version.version}-choice`, area: "tab" }
			: undefined;

	/** @param first what was chosen before is put back; later, what is chosen now is kept */
	async function count(first: boolean) {
		const form = document.getElementById(FORM);
		if (!version || !choosing || !(form instanceof HTMLFormElement)) return;
		if (slot) (first ? putBackChoice : keepChoice)(form, slot);
		asked.current += 1;
		const turn = asked.current;
		const [{ figuresOf }, { textFields }] = await Promise.all([
			import("./shown-figures.ts"),
			import("../../domain/shared/form.ts"),
		]);
		if (turn !== asked.current) return;
		const { offer, country } = choosing;
		const now = figuresOf(offer, textFields(new FormData(form)), { country, translate });
		setCounted({ of: version, now: { ...now, choosing: { ...now.choosing, offer, country } } });
	}

	// What was chosen before a reload, or before this code lived, counts too; and the counting is there in time.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that may be chosen of.
	useEffect(() => {
		if (choosing) void count(true);
	}, [version]);

	return {
		quote: version && counted?.of === version ? { ...version, ...counted.now } : version,
		/** For the part of the page that holds what is chosen. */
		follow: (event: ChangeEvent<HTMLElement> | { target: EventTarget }) => {
			const { target } = event;
			if (target instanceof HTMLInputElement && target.form?.id === FORM && target.dataset.choose !== undefined)
				void count(false);
		},
	};
}
