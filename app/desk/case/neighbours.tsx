import { type ReactNode, useEffect, useState } from "react";
import { buttonClass } from "../parts/button.tsx";
import { BackIcon, ForwardIcon } from "../parts/icons.tsx";
import { type KeptList, readKeptList } from "../parts/kept-list.ts";
import threadPageStyles from "../parts/thread-page.module.css";

const addressOf = (id: string | undefined) => (id === undefined ? undefined : `/desk/requests/${id}`);

/**
 * Addresses of the cases beside this one in the list it was opened from; j and k go there. A case that was opened from a
 * mail has no list: after it comes the next one that we owe something.
 */
export function useNeighbours(id: string) {
	const [list, setList] = useState<KeptList>();
	useEffect(() => setList(readKeptList()), []);
	const index = list ? list.ids.indexOf(id) : -1;
	return {
		list: list?.address ?? "/desk",
		place: index < 0 ? undefined : { at: index + 1, of: list?.ids.length ?? 0 },
		before: addressOf(index > 0 ? list?.ids[index - 1] : undefined),
		after: index < 0 ? `/desk/next?from=${id}` : addressOf(list?.ids[index + 1]),
	};
}

/** At the end of their line, with the position last: where that comes in once the list is known, nothing moves. */
export function Neighbours({ id }: { id: string }) {
	const { place, before, after } = useNeighbours(id);
	return (
		<nav className={threadPageStyles.beside} aria-label="Neighbouring requests">
			<Step to={before} name="Previous request">
				<BackIcon />
			</Step>
			<Step to={after} name={place ? "Next request" : "Next request due"}>
				<ForwardIcon />
			</Step>
			{place && (
				<span className={threadPageStyles.place}>
					{place.at} of {place.of} <kbd>j</kbd>
					<kbd>k</kbd>
				</span>
			)}
		</nav>
	);
}

/** One arrow: at either end of the list it leads nowhere, and stays in its place. */
function Step({ to, name, children }: { to: string | undefined; name: string; children: ReactNode }) {
	return (
		<a
			className={buttonClass("quiet")}
			href={to}
			title={name}
			aria-label={name}
			// It keeps the focus of whoever has just come to the end by it.
			{...(to === undefined && { role: "link", "aria-disabled": true, tabIndex: 0 })}
		>
			{children}
		</a>
	);
}
