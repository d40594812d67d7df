import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CaseSummary } from "../../../domain/cases/case-summary.ts";
import { keepList } from "../parts/kept-list.ts";
import { type KeyAction, useKeys } from "../parts/keys.ts";
import { FIRST_FILTER } from "./filters.tsx";
import type { InboxData } from "./inbox.tsx";
import { SEARCH_FIELD } from "./search-field.tsx";
import { useListActions } from "./use-list-actions.ts";

const STORED_AS = "desk-peek";
const AT = "desk-list-at";

/** Which row is selected and whether it is previewed, and the keys of the list. */
export function useCaseList({ groups, me }: InboxData) {
	const navigate = useNavigate();
	const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
	const [selected, setSelected] = useState<string>();
	const [previewing, setPreviewing] = useState(true);
	const row = rows.find(({ id }) => id === selected) ?? rows[0];
	const actions = useListActions(me);
	const now = useRef({ rows, row, selected, actions });
	now.current = { rows, row, selected, actions };

	useEffect(() => {
		setPreviewing(localStorage.getItem(STORED_AS) !== "off");
		setSelected((chosen) => chosen ?? sessionStorage.getItem(AT) ?? undefined);
	}, []);
	useEffect(() => {
		keepList({ address: location.pathname + location.search, ids: rows.map(({ id }) => id) });
	}, [rows]);
	useKeptFocus(rows, selected);

	const select = useCallback((id: string) => {
		setSelected(id);
		sessionStorage.setItem(AT, id);
	}, []);
	const togglePreview = useCallback(
		() =>
			setPreviewing((on) => {
				localStorage.setItem(STORED_AS, on ? "off" : "on");
				return !on;
			}),
		[],
	);

	const keyActions = useMemo(() => {
		const move = (by: number) => () => {
			const { rows, row, selected } = now.current;
			const at = row ? rows.indexOf(row) : -1;
			// The first press shows where one is.
			const next = rows[selected === undefined ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))];
			if (next) focusRow(next.id);
		};
		const open = (rest: string) => () => {
			const { row } = now.current;
			if (row) void navigate(`/desk/requests/${row.id}${rest}`);
		};
		const view = (address: string) => () => void navigate(address);
		const onRow = (does: (actions: typeof now.current.actions, row: CaseSummary) => void) => () => {
			const { row, actions } = now.current;
			if (row) does(actions, row);
		};
		const list: KeyAction[] = [
			{ keys: "j", label: "down", run: move(1) },
			{ keys: "k", label: "up", run: move(-1) },
			{ keys: "Enter", label: "open", run: open("") },
			{ keys: "Space", label: "preview on, off", run: togglePreview },
			{ keys: "/", label: "search", run: () => goInto(SEARCH_FIELD) },
			{ keys: "f", label: "filter", run: () => goInto(FIRST_FILTER) },
			{ keys: "1", label: "open requests", run: view("/desk") },
			{ keys: "2", label: "mine", run: view("/desk?owner=me") },
			{ keys: "3", label: "unassigned", run: view("/desk?owner=nobody") },
			{ keys: "4", label: "unread", run: view("/desk?unread=1") },
			{ keys: "m", label: "read, unread", run: onRow((actions, row) => actions.read(row, row.unread)) },
			{ keys: "t", label: "take it", run: onRow((actions, row) => actions.take(row)) },
			{ keys: "!", label: "spam", run: onRow((actions, row) => actions.spam(row)) },
			{ keys: "z", label: "undo, 10 seconds", run: () => now.current.actions.undo() },
			{ keys: "q", label: "write a quotation", run: open("/quote") },
			{ keys: "r", label: "reply", run: open("#reply") },
			{ keys: "i", label: "ask for information", run: open("#ask") },
			{ keys: "n", label: "note", run: open("#note") },
			{ keys: "d", label: "decline", run: open("#refuse") },
		];
		return list;
	}, [navigate, togglePreview]);
	useKeys("List", keyActions);

	return { selected: selected ?? undefined, select, row, previewing, actions };
}

function focusRow(id: string): void {
	const row = document.getElementById(`case-${id}`);
	row?.focus({ preventScroll: true });
	row?.scrollIntoView({ block: "nearest" });
}

function goInto(id: string): void {
	const field = document.getElementById(id);
	field?.focus();
	if (field instanceof HTMLInputElement) field.select();
}

/** A row that moves to another group is rendered again there, and loses the focus. */
function useKeptFocus(rows: readonly CaseSummary[], selected: string | undefined): void {
	const had = useRef(false);
	useEffect(() => {
		const note = () => {
			had.current = document.activeElement?.matches('[id^="case-"]') ?? false;
		};
		document.addEventListener("focusin", note);
		return () => document.removeEventListener("focusin", note);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only new rows can have taken the focus away.
	useEffect(() => {
		if (!had.current || document.activeElement !== document.body || !selected) return;
		document.getElementById(`case-${selected}`)?.focus({ preventScroll: true });
	}, [rows]);
}
