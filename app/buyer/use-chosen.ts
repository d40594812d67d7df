import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "../ui/use-messages.ts";
import type { ShownVersion } from "./view.ts";

const FORM = "act-accept";

/**
 * The version on the screen with the figures of what is chosen in it: every part of the page that is drawn from it follows at
 * once. The counting is fetched only for an offer that leaves a choice; without script the server counts.
 */
export function useChosen(version: ShownVersion | null) {
	const [counted, setCounted] = useState<{ of: ShownVersion; now: Partial<ShownVersion> }>();
	const asked = useRef(0);
	const translate = useMessages;
	const choosing = version?.choosing;

	async function count() {
		const form = document.getElementById(FORM);
		if (!version || !choosing || !(form instanceof HTMLFormElement)) return;
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

	// What was chosen before this code lived, or has been put back by the browser, counts too; and the counting is there in time.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that may be chosen of.
	useEffect(() => {
		if (choosing) void count();
	}, [version]);

	return {
		quote: version && counted?.of === version ? { ...version, ...counted.now } : version,
		/** For the part of the page that holds what is chosen. */
		follow: (event: ChangeEvent<HTMLElement> | { target: EventTarget }) => {
			const { target } = event;
			if (target instanceof HTMLInputElement && target.form?.id === FORM && target.dataset.choose !== undefined)
				void count();
		},
	};
}
