import { useState } from "react";
import { useFetcher as useRouterFetcher } from "react-router";

/**
 * The router's `useFetcher`, without losing an answer. The router keeps answers in a map beside React's state and reads
 * the map while it draws (react-router 8.4, `fetcherData`). When a component is drawn for an update that changes nothing,
 * just as its answer has come, React takes the drawing for the same as before: effects that follow `data` are dropped,
 * and at the next drawing their dependencies look unchanged, so that a buyer would never be shown the answer. An answer
 * that is state, too, is a change that React sees.
 */
export function useFetcher<T>(options?: { key?: string }) {
	const fetcher = useRouterFetcher<T>(options);
	const [data, setData] = useState(fetcher.data);
	if (data !== fetcher.data) setData(fetcher.data);
	return fetcher;
}
