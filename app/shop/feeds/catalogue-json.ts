import { assets } from "virtual:react-router/server-build";
import type { LoaderFunctionArgs } from "react-router";
import { WHOLE_LIST } from "../../../domain/shared/list-pages.ts";
import { servicesContext, visitorContext } from "../../../server/main/context.ts";
import { catalogueFile } from "./catalogue-file.ts";
import { createPlaces } from "./file-places.ts";
import { isKnown } from "./known-tag.ts";
import { textStream } from "./text-stream.ts";

const places = createPlaces();
/** When to ask again, seconds. */
const RETRY_AFTER = "10";

/** /catalogue.json: every product that buyers may see, as data, for programs that read a catalogue. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const { catalogue, publicUrl } = context.get(servicesContext);
	const etag = etagOf(catalogue.summary().version);
	if (isKnown(request.headers.get("If-None-Match"), etag))
		return new Response(null, { status: 304, headers: headersOf(etag) });
	if (request.method === "HEAD") return new Response(null, { headers: headersOf(etag) });
	const isLong = catalogue.summary().count > WHOLE_LIST;
	const place = isLong ? places.take(context.get(visitorContext).address) : ownPlace();
	if (!place) return new Response("", { status: 503, headers: { "Retry-After": RETRY_AFTER } });
	try {
		const whole = await catalogue.all();
		const body = textStream(catalogueFile(whole, publicUrl), place.signal, place.leave);
		return new Response(body, { headers: headersOf(etagOf(whole.summary.version)) });
	} catch (error) {
		place.leave();
		throw error;
	}
}

/** A catalogue that is one page of the list is held anyway: its file is made at once. */
function ownPlace() {
	return { signal: new AbortController().signal, leave: () => undefined };
}

/** Changes with the catalogue, and with a build, which may write it otherwise or have other pictures. Weak: it is of every coding. */
function etagOf(version: number): string {
	return `W/"${assets.version}-${version}"`;
}

function headersOf(etag: string): Record<string, string> {
	return {
		"Content-Type": "application/json; charset=utf-8",
		// A file to keep is made and compressed while it is sent (server/main/http-app.ts).
		"Content-Disposition": 'inline; filename="catalogue.json"',
		"Cache-Control": "public, max-age=0, must-revalidate",
		ETag: etag,
	};
}
