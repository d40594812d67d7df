import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { AccountLinks, PlaceLink, type PlacesProps } from "./place-links.tsx";
import styles from "./sidebar.module.css";

/** The sidebar; icons alone where the screen is narrow. */
export function Sidebar({ me, places, counts, children }: PlacesProps & { children: ReactNode }) {
	const work = places.filter(({ daily }) => daily);
	const occasional = places.filter(({ daily }) => !daily);
	return (
		<header className={styles.sidebar}>
			<Brand />
			<nav aria-label="Desk">
				{work.map((place) => (
					<PlaceLink key={place.to} place={place} counts={counts} />
				))}
				{occasional.length > 0 && <h2>Company</h2>}
				{occasional.map((place) => (
					<PlaceLink key={place.to} place={place} />
				))}
			</nav>
			{children}
			<AccountLinks className={styles.foot} me={me} />
		</header>
	);
}
