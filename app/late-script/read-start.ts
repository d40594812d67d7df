import type { EntryContext } from "react-router";
import type { Start } from "./start.ts";

/** A document's own part of its late script: what the application starts with, and the data of its loaders as text. */
export type LateStart = { start: Start; data: string };

/**
 * Takes out of the router's context what its `<Scripts>` would write into the document.
 * @returns it, and the context without the data, which is read only once
 */
export async function readStart(context: EntryContext): Promise<{ late: LateStart; rest: EntryContext }> {
	const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
	const modules = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
		const module = manifest.routes[id]?.module;
		return module ? [[id, module]] : [];
	});
	const { future, ...handoff } = JSON.parse(serverHandoffString ?? "{}");
	const start = {
		// Of the router's experiments those that are on: there is none.
		context: { ...handoff, future: Object.fromEntries(Object.entries(future ?? {}).filter(([, isOn]) => isOn)) },
		routes: manifest.url,
		modules: Object.fromEntries(modules),
		entry: manifest.entry.module,
	};
	const data = await new Response(serverHandoffStream).text();
	return { late: { start, data }, rest: { ...context, serverHandoffStream: undefined } };
}
