import { useLocation } from "react-router";
import type { PlaceCounts } from "../../../domain/cases/case-summary.ts";
import { roleLabels } from "../../../domain/staff/staff.ts";
import { LeaveIcon, PersonIcon } from "./icons.tsx";
import { isAt, type Me, type Place } from "./places.ts";

/** What the sidebar and the bar on phones lead to. */
export type PlacesProps = { me: Me; places: readonly Place[]; counts: PlaceCounts | undefined };

/** A place of the desk, with how much waits there. */
export function PlaceLink({ place, counts }: { place: Place; counts?: PlaceCounts | undefined }) {
	const { pathname, search } = useLocation();
	const Icon = place.icon;
	const count = place.count && counts ? counts[place.count] : 0;
	return (
		<a href={place.to} aria-current={isAt(place, pathname, search) ? "page" : undefined} title={place.label}>
			<Icon />
			<span>{place.label}</span>
			{count > 0 && (
				<b data-failed={place.count === "failed" ? "" : undefined}>
					{count}
					{place.count === "failed" && <span> failed</span>}
				</b>
			)}
		</a>
	);
}

/** Who is here, and the way out. */
export function AccountLinks({ me, className }: { me: Me; className: string | undefined }) {
	const { pathname } = useLocation();
	return (
		<div className={className}>
			<a href="/desk/account" title="Your account" aria-current={pathname === "/desk/account" ? "page" : undefined}>
				<PersonIcon />
				<span>
					<strong>{me.name}</strong> <small>{roleLabels[me.role]}</small>
				</span>
				{/* Where the sidebar is slim. */}
				<i>Account</i>
			</a>
			<form method="post" action="/desk/sign-out">
				<button type="submit" title="Sign out">
					<LeaveIcon />
					<span>Sign out</span>
				</button>
			</form>
		</div>
	);
}
