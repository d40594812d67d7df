import { assets } from "virtual:react-router/server-build";

/** Addresses of the scripts of all the desk's pages, for a browser that has time to fetch them (parts/fetch-ahead.ts). */
export function loader() {
	const pages = Object.values(assets.routes).filter((route) => route?.id.startsWith("desk/"));
	return Response.json([...new Set(pages.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])))]);
}
