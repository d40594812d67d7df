import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";

/** Search engines may read everything that is public; what belongs to one buyer is kept out by its own pages. */
export function loader({ context }: LoaderFunctionArgs): Response {
	const { publicUrl } = context.get(servicesContext);
	const lines = [
		"User-agent: *",
		"Disallow: /checkout",
		"Disallow: /thank-you",
		"Disallow: /form-key",
		"Disallow: /desk",
		"",
		`Sitemap: ${publicUrl}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
