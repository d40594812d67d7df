import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { filesOf, sitemap, sitemapPart } from "./sitemap-file.ts";

const HEADERS = { "Content-Type": "application/xml; charset=utf-8" };

/** /sitemap.xml, and /sitemaps/1.xml and so on where one file does not hold all addresses. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
	const { publicUrl, catalogue } = context.get(servicesContext);
	if (params.file === undefined) return new Response(await sitemap(catalogue, publicUrl), { headers: HEADERS });
	const files = filesOf(catalogue);
	const [, part] = /^([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
	if (files === 1 || part === undefined || Number(part) > files) throw new Response("", { status: 404 });
	return new Response(await sitemapPart(catalogue, publicUrl, Number(part)), { headers: HEADERS });
}
