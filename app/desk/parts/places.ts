import type { ComponentType } from "react";
import type { PlaceCounts } from "../../../domain/cases/case-summary.ts";
import type { Right, Role } from "../../../domain/staff/staff.ts";
import {
	CatalogueIcon,
	InboxIcon,
	InquiryIcon,
	MineIcon,
	OutboxIcon,
	PeopleIcon,
	ReportsIcon,
	SettingsIcon,
} from "./icons.tsx";

/** Who is at the desk, as its pages show it. */
export type Me = { name: string; email: string; role: Role; rights: readonly Right[] };

export type Place = {
	to: string;
	label: string;
	/** Two keys that lead there. */
	keys: string;
	right: Right;
	icon: ComponentType;
	/** Addresses below which this place is the current one; its own is always. */
	also?: RegExp;
	/** Listed among the daily work at the top of the sidebar. */
	daily?: boolean;
	/** Shown in the bar itself on phones, not behind "More". */
	inBar?: boolean;
	/** Which of the counts is shown beside it. */
	count?: keyof PlaceCounts;
};

const MINE = "/desk?owner=me";

/** The places of the desk, in the order of the sidebar. */
const places: readonly Place[] = [
	{
		to: "/desk",
		label: "Requests",
		keys: "g i",
		right: "cases.work",
		icon: InboxIcon,
		also: /^\/desk\/requests\//,
		daily: true,
		inBar: true,
		count: "requests",
	},
	{
		to: MINE,
		label: "Mine",
		keys: "g m",
		right: "cases.work",
		icon: MineIcon,
		daily: true,
		inBar: true,
		count: "mine",
	},
	{
		to: "/desk/inquiries",
		label: "Inquiries",
		keys: "g q",
		right: "cases.work",
		icon: InquiryIcon,
		daily: true,
		inBar: true,
		count: "inquiries",
	},
	{
		to: "/desk/outbox",
		label: "Outbox",
		keys: "g o",
		right: "cases.work",
		icon: OutboxIcon,
		daily: true,
		count: "failed",
	},
	{ to: "/desk/catalogue", label: "Catalogue", keys: "g c", right: "catalogue.edit", icon: CatalogueIcon },
	{ to: "/desk/figures", label: "Reports", keys: "g f", right: "reports.read", icon: ReportsIcon },
	{ to: "/desk/people", label: "People", keys: "g p", right: "people.manage", icon: PeopleIcon },
	{ to: "/desk/settings", label: "Settings", keys: "g s", right: "settings.edit", icon: SettingsIcon },
];

/** The places that somebody may go to. */
export function placesOf(me: Me): readonly Place[] {
	return places.filter(({ right }) => me.rights.includes(right));
}

/** Whether an address belongs to a place. The person's own requests are a place of their own. */
export function isAt({ to, also }: Place, pathname: string, search: string): boolean {
	const isMine = pathname === "/desk" && new URLSearchParams(search).get("owner") === "me";
	if (to === MINE || isMine) return to === MINE && isMine;
	if (pathname === to || also?.test(pathname)) return true;
	return to !== "/desk" && pathname.startsWith(`${to}/`);
}
