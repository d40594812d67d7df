import type { ReactNode } from "react";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import { Tabs } from "../parts/tabs.tsx";

export const TAKEN =
	"Somebody else has saved these settings meanwhile. Yours were not saved and stand below; load the page again to see theirs.";

const TABS = [
	{ id: "company", to: "/desk/settings", label: "Company" },
	{ id: "hours", to: "/desk/settings/hours", label: "Working hours" },
	{ id: "offers", to: "/desk/settings/offers", label: "New offers" },
	{ id: "templates", to: "/desk/settings/templates", label: "Templates" },
	{ id: "erase", to: "/desk/settings/erase", label: "Erase a person" },
] as const;

/** The frame of every page of settings. */
export function SettingsPage({ at, children }: { at: (typeof TABS)[number]["id"]; children: ReactNode }) {
	return (
		<DeskPage title="Settings">
			<Tabs name="Settings" tabs={TABS.map(({ id, ...tab }) => ({ ...tab, current: id === at }))} />
			{children}
		</DeskPage>
	);
}

type Answer = { saved: boolean; sentence: string | undefined; errors: Readonly<Record<string, string>> };

/** What became of the form: saved, refused by another's change, or with fields to put right. */
export function SavedNotice({ answer, words }: { answer: Answer | undefined; words: string }) {
	if (!answer) return null;
	if (answer.saved) return <Notice kind="good">{words}</Notice>;
	const count = Object.keys(answer.errors).length;
	return (
		<Notice kind="bad">
			{answer.sentence ??
				`Nothing was saved yet: please look at ${count === 1 ? "the marked field" : `the ${count} marked fields`}.`}
		</Notice>
	);
}
