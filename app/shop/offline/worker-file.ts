import type { LoaderFunctionArgs } from "react-router";
import { documentContext } from "../../../server/main/context.ts";
import removeWorker from "./remove-worker.ts?inline-script";
import worker from "./worker.ts?inline-script";

/** The browser's worker, or with OFFLINE_PAGE=no what takes it away again. It may ask this site alone. */
export function loader({ context }: LoaderFunctionArgs): Response {
	const { offlinePage } = context.get(documentContext);
	return new Response(offlinePage ? worker : removeWorker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'",
		},
	});
}
