import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. The desk and the machine routes stand outside the storefront's shell. */
export default [
	layout("store/shell.tsx", [
		index("store/home.tsx"),
		route("products", "store/products.tsx"),
		route("products/:slug", "store/product.tsx"),
		route("about", "store/about.tsx"),
		route("contact", "store/contact.tsx"),
		route("checkout", "store/checkout.tsx"),
		route("thank-you", "store/thank-you.tsx"),
		route("privacy-policy", "store/policy.tsx", { id: "privacy-policy" }),
		route("terms-conditions", "store/policy.tsx", { id: "terms-conditions" }),
		route("terms", "store/policy.tsx", { id: "terms" }),
		route("shipping-policy", "store/policy.tsx", { id: "shipping-policy" }),
		route("cancellation-refund-policy", "store/policy.tsx", { id: "cancellation-refund-policy" }),
		route("*", "store/unknown.tsx"),
	]),
	route("sitemap.xml", "machine/sitemap.ts"),
	route("robots.txt", "machine/robots.ts"),
] satisfies RouteConfig;
