import { type ReactNode, useRef } from "react";
import { type ActionResult, isNotDone } from "../../../domain/shared/action-result.ts";
import { DeskPage } from "../parts/page.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";

const TABS = [
	{ id: "company", to: "/desk/settings", label: "Company" },
	{ id: "hours", to: "/desk/settings/hours", label: "Working hours" },
	{ id: "offers", to: "/desk/settings/offers", label: "New quotations" },
	{ id: "trade", to: "/desk/settings/trade", label: "Tax and payments" },
	{ id: "templates", to: "/desk/settings/templates", label: "Templates" },
	{ id: "erase", to: "/desk/settings/erase", label: "Erase a person" },
] as const;

type Props = { at: (typeof TABS)[number]["id"]; answer?: ActionResult | undefined; children: ReactNode };

/** The frame of every page of settings; asks before something typed is left. */
export function SettingsPage({ at, answer, children }: Props) {
	const forms = useRef<HTMLDivElement>(null);
	useUnsaved(forms, isNotDone(answer));
	return (
		<DeskPage title="Settings">
			<Tabs name="Settings" tabs={TABS.map(({ id, ...tab }) => ({ ...tab, current: id === at }))} />
			<div ref={forms}>{children}</div>
		</DeskPage>
	);
}
