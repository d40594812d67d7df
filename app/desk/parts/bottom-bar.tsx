import { useLocation } from "react-router";
import styles from "./bottom-bar.module.css";
import { MoreIcon } from "./icons.tsx";
import { Menu } from "./menu.tsx";
import { AccountLinks, PlaceLink, type PlacesProps } from "./place-links.tsx";
import { isAt } from "./places.ts";
import textStyles from "./text.module.css";

/** On phones: three places, and the others behind "More", which opens without script too. */
export function BottomBar({ me, places, counts }: PlacesProps) {
	const { key, pathname, search } = useLocation();
	const isBehind =
		pathname === "/desk/account" || places.some((place) => !place.inBar && isAt(place, pathname, search));
	// The outbox is behind "More", and what failed there is not to wait until somebody looks.
	const failed = places.some(({ count }) => count === "failed") ? (counts?.failed ?? 0) : 0;
	return (
		<nav className={styles.bar} aria-label="Desk, short">
			{places
				.filter(({ inBar }) => inBar)
				.map((place) => (
					<PlaceLink key={place.to} place={place} counts={counts} />
				))}
			<Menu
				key={key}
				summary={
					<summary aria-current={isBehind || undefined}>
						<MoreIcon />
						<span>More</span>
						{failed > 0 && (
							<b data-failed="">
								{failed}
								<span className={textStyles.hidden}> failed</span>
							</b>
						)}
					</summary>
				}
			>
				<div className={styles.more}>
					{places
						.filter(({ inBar }) => !inBar)
						.map((place) => (
							<PlaceLink key={place.to} place={place} counts={counts} />
						))}
					<AccountLinks className={styles.foot} me={me} />
				</div>
			</Menu>
		</nav>
	);
}
