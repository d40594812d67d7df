import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";

const PAGES = [
	"/",
	"/products",
	"/about",
	"/contact",
	"/privacy-policy",
	"/terms-conditions",
	"/shipping-policy",
	"/cancellation-refund-policy",
];

/** Every public page with its one canonical address; category filters are addresses of their own. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { publicUrl, catalogue } = context.get(servicesContext);
	const { categories, count } = catalogue.summary();
	const slugs = await catalogue.slugs(0, count);
	const paths = [
		...PAGES,
		...categories.map(({ id }) => `/products?category=${id}`),
		...slugs.map((slug) => `/products/${slug}`),
	];
	const entries = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join("");
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
		{ headers: { "Content-Type": "application/xml; charset=utf-8" } },
	);
}
