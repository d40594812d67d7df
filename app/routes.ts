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
	layout("desk/door.tsx", [
		route("desk/sign-in", "desk/sign-in.tsx"),
		route("desk/sign-in/second-factor", "desk/second-factor.tsx"),
		route("desk/sign-out", "desk/sign-out.tsx"),
		route("desk/welcome/:token", "desk/welcome.tsx"),
	]),
	// Behind the gate, which is the layout's middleware: whatever stands in here is for signed-in staff alone.
	route("desk", "desk/layout.tsx", [
		index("desk/inbox.tsx"),
		route("requests/:id/quote", "desk/quote/quote.tsx"),
		route("figures", "desk/figures/figures.tsx"),
		route("figures/weeks.csv", "desk/figures/weeks-csv.ts"),
		route("figures/requests.csv", "desk/figures/requests-csv.ts"),
		route("settings", "desk/settings/company.tsx"),
		route("settings/hours", "desk/settings/hours.tsx"),
		route("settings/offers", "desk/settings/offers.tsx"),
		route("settings/templates", "desk/settings/templates.tsx"),
		route("settings/erase", "desk/settings/erase.tsx"),
		route("people", "desk/people.tsx"),
		route("people/:id", "desk/person.tsx"),
		route("account", "desk/account.tsx"),
		route("account/second-factor", "desk/account-factor.tsx"),
		route("*", "desk/unknown.tsx"),
	]),
	route("sitemap.xml", "machine/sitemap.ts"),
	route("robots.txt", "machine/robots.ts"),
] satisfies RouteConfig;
