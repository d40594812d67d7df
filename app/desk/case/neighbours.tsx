import { useEffect, useState } from "react";
import { type KeptList, readKeptList } from "../parts/kept-list.ts";
import threadPageStyles from "../parts/thread-page.module.css";

/** The position of the case in the list it was opened from; j and k go to the next and previous one. */
export function useNeighbours(id: string) {
	const [list, setList] = useState<KeptList>();
	useEffect(() => setList(readKeptList()), []);
	const index = list ? list.ids.indexOf(id) : -1;
	return {
		list: list?.address ?? "/desk",
		place: index < 0 ? undefined : { at: index + 1, of: list?.ids.length ?? 0 },
		before: index > 0 ? list?.ids[index - 1] : undefined,
		after: index < 0 ? undefined : list?.ids[index + 1],
	};
}

export function Neighbours({ id }: { id: string }) {
	const { place } = useNeighbours(id);
	if (!place) return null;
	return (
		<span className={threadPageStyles.place}>
			{place.at} of {place.of} <kbd>j</kbd>
			<kbd>k</kbd>
		</span>
	);
}
