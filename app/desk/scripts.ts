import { assets, routes } from "virtual:react-router/server-build";

/** Addresses of the scripts of all the desk's pages, for a browser that has time to fetch them (parts/fetch-ahead.ts). */
export function loader() {
	const files = Object.values(assets.routes).flatMap((route) =>
		// What only answers with data or a file has a script as well, with nothing in it.
		route?.id.startsWith("desk/") && "default" in (routes[route.id]?.module ?? {})
			? [route.module, ...(route.imports ?? [])]
			: [],
	);
	return Response.json([...new Set(files)]);
}
