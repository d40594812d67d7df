import { type ReactNode, useRef } from "react";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { useUnsaved } from "../catalogue/use-unsaved.ts";
import { DeskPage } from "../parts/page.tsx";
import { Tabs } from "../parts/tabs.tsx";

export const TAKEN =
	"Somebody else has saved these settings meanwhile. Yours were not saved and are still here; load the page again to see theirs.";

const TABS = [
	{ id: "company", to: "/desk/settings", label: "Company" },
	{ id: "hours", to: "/desk/settings/hours", label: "Working hours" },
	{ id: "offers", to: "/desk/settings/offers", label: "New offers" },
	{ id: "templates", to: "/desk/settings/templates", label: "Templates" },
	{ id: "erase", to: "/desk/settings/erase", label: "Erase a person" },
] as const;

/** What became of a form of settings: saved, refused by another's change, or with fields to put right. */
export type SettingsAnswer = {
	saved: boolean;
	sentence: string | undefined;
	errors: FieldErrors;
	/** Every field as it was posted, as often as it came, where it was not saved: without script the page comes anew. */
	typed: Readonly<Record<string, string[]>> | undefined;
};

type Props = { at: (typeof TABS)[number]["id"]; answer?: SettingsAnswer | undefined; children: ReactNode };

/** The frame of every page of settings; asks before something typed is left. */
export function SettingsPage({ at, answer, children }: Props) {
	const forms = useRef<HTMLDivElement>(null);
	useUnsaved(forms, answer !== undefined && !answer.saved);
	return (
		<DeskPage title="Settings">
			<Tabs name="Settings" tabs={TABS.map(({ id, ...tab }) => ({ ...tab, current: id === at }))} />
			<div ref={forms}>{children}</div>
		</DeskPage>
	);
}
