import { type RefObject, useMemo } from "react";
import { useKeys } from "../parts/keys.ts";

/** Control and Enter saves, also from within a field. */
export function SaveKeys({ form }: { form: RefObject<HTMLFormElement | null> }) {
	useKeys(
		"Catalogue",
		useMemo(() => [{ keys: "Ctrl+Enter", label: "save", run: () => form.current?.requestSubmit() }], [form]),
	);
	return null;
}
