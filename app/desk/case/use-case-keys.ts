import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { PLAIN_ACTIONS } from "../../../domain/cases/events.ts";
import { type KeyAction, useKeys } from "../parts/keys.ts";
import type { CaseData } from "./case.tsx";
import { type Place, QUICK_WORDS } from "./entry-words.ts";
import { useNeighbours } from "./neighbours.tsx";
import type { CaseActions } from "./use-action.ts";

/** What a key or a hash opens: forms by the id of what holds them. */
const FORMS: Readonly<Record<string, string>> = {
	refuse: "act-refuse",
	withdraw: "act-withdraw_offer",
	owner: "act-more",
	correct: "act-correct_buyer",
};

/** Opens the form of an address's hash ("#reply", "#refuse") and goes into its field. */
function openForm(hash: string): void {
	const name = hash.replace("#", "");
	const mode = document.querySelector<HTMLInputElement>(`input[type=radio][name=intent][value="${CSS.escape(name)}"]`);
	if (mode && !mode.disabled) {
		mode.click();
		document.getElementById("composer-text")?.focus();
		return;
	}
	const holder = document.getElementById(FORMS[name] ?? "");
	if (!(holder instanceof HTMLDetailsElement)) return;
	holder.open = true;
	holder.querySelector<HTMLElement>("textarea, select, input:not([type=hidden])")?.focus();
}

/** The keys of a case. Each is there only while what it does is possible. */
export function useCaseKeys(data: CaseData, actions: CaseActions): void {
	const navigate = useNavigate();
	const { list, before, after } = useNeighbours(data.id);
	const latest = useRef(actions);
	latest.current = actions;
	const possible = data.possible.join();
	const { id } = data;

	const keyActions = useMemo(() => {
		const can = (name: string) => possible.split(",").includes(name);
		const go = (to: string | undefined) => () => void (to && navigate(to));
		const quick = (place: Place): (KeyAction | false)[] =>
			PLAIN_ACTIONS.map((intent) => {
				const { button, key, place: own } = QUICK_WORDS[intent];
				if (own !== place || !can(intent) || button === null || key === undefined) return false;
				return { keys: key, label: button.toLowerCase(), run: () => latest.current.run({ intent }) };
			});
		const keys: (KeyAction | false)[] = [
			{ keys: "j", label: "next request", run: go(after) },
			{ keys: "k", label: "previous request", run: go(before) },
			{ keys: "u", label: "back to the list", run: () => void navigate(list) },
			...quick("first"),
			{ keys: "o", label: "other owner", run: () => openForm("owner") },
			can("reply") && { keys: "q", label: "write a quotation", run: () => void navigate(`/desk/requests/${id}/quote`) },
			can("reply") && { keys: "r", label: "reply", run: () => openForm("reply") },
			can("ask") && { keys: "i", label: "ask for information", run: () => openForm("ask") },
			can("note") && { keys: "n", label: "note", run: () => openForm("note") },
			can("refuse") && { keys: "d", label: "decline", run: () => openForm("refuse") },
			can("withdraw_offer") && { keys: "w", label: "withdraw the quotation", run: () => openForm("withdraw") },
			...quick("after"),
			...quick("menu"),
			{
				keys: "m",
				label: "unread, back to the list",
				run: () => latest.current.run({ intent: "unread" }, () => void navigate(list)),
			},
			{ keys: "z", label: "undo, 10 seconds", run: () => latest.current.undo() },
		];
		return keys.filter((key) => key !== false);
	}, [possible, id, list, before, after, navigate]);
	useKeys("Case", keyActions);

	// Links and the list lead to a form by its hash.
	useEffect(() => {
		if (location.hash) openForm(location.hash);
		const opened = () => openForm(location.hash);
		const pressed = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
			if (link?.getAttribute("href") === location.hash) opened();
		};
		addEventListener("hashchange", opened);
		document.addEventListener("click", pressed);
		return () => {
			removeEventListener("hashchange", opened);
			document.removeEventListener("click", pressed);
		};
	}, []);
}
