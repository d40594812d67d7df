import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { roleLabels } from "../../../domain/staff.ts";
import { ToastArea } from "../../ui/toast-area.tsx";
import { Brand } from "./brand.tsx";
import { useDeskLife } from "./desk-life.ts";
import { useFollowing } from "./follow-links.ts";
import { LeaveIcon, MoreIcon, PersonIcon } from "./icons.tsx";
import { KeyHelp } from "./key-help.tsx";
import { useKeyboard, useKeys } from "./keys.ts";
import { isAt, type Me, type Place, placesOf } from "./places.ts";

/** What stands around every page of the desk. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
	useDeskLife();
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
			<Side me={me} places={places} />
			{children}
			<Bar me={me} places={places} />
			<ToastArea />
			<KeyHelp />
		</div>
	);
}

/** The sidebar; icons alone where the screen is narrow. */
function Side({ me, places }: { me: Me; places: readonly Place[] }) {
	const work = places.filter(({ inBar }) => inBar);
	const house = places.filter(({ inBar }) => !inBar);
	return (
		<header className="side">
			<Brand />
			<nav aria-label="Desk">
				{work.map((place) => (
					<PlaceLink key={place.to} place={place} />
				))}
				{house.length > 0 && <h2>House</h2>}
				{house.map((place) => (
					<PlaceLink key={place.to} place={place} />
				))}
			</nav>
			<Foot me={me} />
		</header>
	);
}

function PlaceLink({ place }: { place: Place }) {
	const { pathname } = useLocation();
	const Icon = place.icon;
	return (
		<a href={place.to} aria-current={isAt(place, pathname) ? "page" : undefined} title={place.label}>
			<Icon />
			<span>{place.label}</span>
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
function Bar({ me, places }: { me: Me; places: readonly Place[] }) {
	const { key } = useLocation();
	return (
		<nav className="bar" aria-label="Desk, short">
			{places
				.filter(({ inBar }) => inBar)
				.map((place) => (
					<PlaceLink key={place.to} place={place} />
				))}
			<details key={key}>
				<summary>
					<MoreIcon />
					<span>More</span>
				</summary>
				<div className="bar-more">
					{places
						.filter(({ inBar }) => !inBar)
						.map((place) => (
							<PlaceLink key={place.to} place={place} />
						))}
					<Foot me={me} />
				</div>
			</details>
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
