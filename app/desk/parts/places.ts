import type { ComponentType } from "react";
import type { Right, Role } from "../../../domain/staff.ts";
import { CatalogueIcon, FiguresIcon, InboxIcon, InquiryIcon, OutboxIcon, PeopleIcon, SettingsIcon } from "./icons.tsx";

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
	/** Stands on phones in the bar itself, not behind "More". */
	inBar?: boolean;
};

/** The places of the desk, in the order of the sidebar. */
export const places: readonly Place[] = [
	{
		to: "/desk",
		label: "Inbox",
		keys: "g i",
		right: "cases.work",
		icon: InboxIcon,
		also: /^\/desk\/(requests|cases|quotes)\//,
		inBar: true,
	},
	{ to: "/desk/inquiries", label: "Inquiries", keys: "g q", right: "cases.work", icon: InquiryIcon, inBar: true },
	{ to: "/desk/outbox", label: "Outbox", keys: "g o", right: "cases.work", icon: OutboxIcon, inBar: true },
	{ to: "/desk/catalogue", label: "Catalogue", keys: "g c", right: "catalogue.edit", icon: CatalogueIcon },
	{ to: "/desk/figures", label: "Figures", keys: "g f", right: "figures.read", icon: FiguresIcon },
	{ to: "/desk/people", label: "People", keys: "g p", right: "people.manage", icon: PeopleIcon },
	{ to: "/desk/settings", label: "Settings", keys: "g s", right: "settings.edit", icon: SettingsIcon },
];

/** The places that somebody may go to. */
export function placesOf(me: Me): readonly Place[] {
	return places.filter(({ right }) => me.rights.includes(right));
}

export function isAt({ to, also }: Place, pathname: string): boolean {
	if (pathname === to || also?.test(pathname)) return true;
	return to !== "/desk" && pathname.startsWith(`${to}/`);
}
