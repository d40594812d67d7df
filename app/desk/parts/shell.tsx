import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { PlaceCounts } from "../../../domain/cases/case-summary.ts";
import type { OfficeHours } from "../../../domain/shared/office-hours.ts";
import { roleLabels } from "../../../domain/staff/staff.ts";
import { ToastArea } from "../../ui/toast-area.tsx";
import { Brand } from "./brand.tsx";
import { useDeskLife } from "./desk-life.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { useFetchAhead } from "./fetch-ahead.ts";
import { useFollowing } from "./follow-links.ts";
import { LeaveIcon, MoreIcon, PersonIcon } from "./icons.tsx";
import { HouseClock } from "./india-clock.tsx";
import { useKeptPage } from "./keep-page.ts";
import { KeyHelp } from "./key-help.tsx";
import { useKeyboard, useKeys } from "./keys.ts";
import { useLive } from "./live.ts";
import { Menu } from "./menu.tsx";
import { isAt, type Me, type Place, placesOf } from "./places.ts";

type ShellProps = {
	me: Me;
	/** The word of the desk's pulse when this was read. */
	mark: string;
	/** How much waits where; undefined for somebody who may not know. */
	counts: PlaceCounts | undefined;
	hours: OfficeHours;
	now: number;
	children: ReactNode;
};

/** What stands around every page of the desk. */
export function Shell({ me, mark, counts, hours, now, children }: ShellProps) {
	useDeskLife();
	useLive(mark);
	useKeptPage();
	useFetchAhead();
	useFollowing();
	useKeyboard();
	usePlaceKeys(me);
	const places = placesOf(me);
	return (
		<div className="desk">
			<a className="skip" href="#main">
				To the content
			</a>
			<Loading />
			<Side me={me} places={places} counts={counts}>
				<HouseClock hours={hours} serverNow={now} />
			</Side>
			{children}
			<Bar me={me} places={places} counts={counts} />
			<FailureNotice />
			<ToastArea />
			<KeyHelp />
		</div>
	);
}

/** The sidebar; icons alone where the screen is narrow. */
function Side({ me, places, counts, children }: BarProps & { children: ReactNode }) {
	const work = places.filter(({ daily }) => daily);
	const house = places.filter(({ daily }) => !daily);
	return (
		<header className="side">
			<Brand />
			<nav aria-label="Desk">
				{work.map((place) => (
					<PlaceLink key={place.to} place={place} counts={counts} />
				))}
				{house.length > 0 && <h2>House</h2>}
				{house.map((place) => (
					<PlaceLink key={place.to} place={place} />
				))}
			</nav>
			{children}
			<Foot me={me} />
		</header>
	);
}

type BarProps = { me: Me; places: readonly Place[]; counts: PlaceCounts | undefined };

function PlaceLink({ place, counts }: { place: Place; counts?: PlaceCounts | undefined }) {
	const { pathname, search } = useLocation();
	const Icon = place.icon;
	const count = place.count && counts ? counts[place.count] : 0;
	return (
		<a href={place.to} aria-current={isAt(place, pathname, search) ? "page" : undefined} title={place.label}>
			<Icon />
			<span>{place.label}</span>
			{count > 0 && (
				<b className={place.count === "failed" ? "bad" : undefined}>
					{count}
					{place.count === "failed" && <span> failed</span>}
				</b>
			)}
		</a>
	);
}

/** Who is here, and the way out. */
function Foot({ me }: { me: Me }) {
	const { pathname } = useLocation();
	return (
		<div className="foot">
			<a href="/desk/account" title="Your account" aria-current={pathname === "/desk/account" ? "page" : undefined}>
				<PersonIcon />
				<span>
					<strong>{me.name}</strong> <small>{roleLabels[me.role]}</small>
				</span>
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

/** On phones: three places, and the others behind "More", which opens without script too. */
function Bar({ me, places, counts }: BarProps) {
	const { key } = useLocation();
	return (
		<nav className="bar" aria-label="Desk, short">
			{places
				.filter(({ inBar }) => inBar)
				.map((place) => (
					<PlaceLink key={place.to} place={place} counts={counts} />
				))}
			<Menu
				key={key}
				summary={
					<summary>
						<MoreIcon />
						<span>More</span>
					</summary>
				}
			>
				<div className="bar-more">
					{places
						.filter(({ inBar }) => !inBar)
						.map((place) => (
							<PlaceLink key={place.to} place={place} counts={counts} />
						))}
					<Foot me={me} />
				</div>
			</Menu>
		</nav>
	);
}

/** A line at the top while a page or an answer is on its way. */
function Loading() {
	const { state } = useNavigation();
	return <div className="loading" data-on={state === "idle" ? undefined : ""} />;
}

function usePlaceKeys(me: Me) {
	const navigate = useNavigate();
	const rights = me.rights.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the rights say which places there are.
	const actions = useMemo(
		() => placesOf(me).map(({ keys, label, to }) => ({ keys, label, run: () => void navigate(to) })),
		[rights, navigate],
	);
	useKeys("Go to", actions);
}
