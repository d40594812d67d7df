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
	// The buyer's private page: whatever stands behind the door needs a good link, which is the door's middleware.
	route("q", "quote/layout.tsx", [
		index("quote/nothing.tsx", { id: "quote/no-link" }),
		layout("quote/door.tsx", [
			route(":token", "quote/page.tsx"),
			// It fills the shop's cart, and shows itself as a part of the buyer's page.
			route(":token/cart", "store/reopen-cart.tsx", { id: "quote/cart" }),
			route(":token/seen", "quote/seen.ts"),
			route(":token/pulse", "quote/pulse.ts"),
			route(":token/quotation/:version", "quote/quotation.ts"),
			route(":token/proforma", "quote/proforma.ts"),
			route(":token/files/:id", "quote/file.ts"),
		]),
		route("*", "quote/nothing.tsx"),
	]),
	layout("desk/door.tsx", [
		route("desk/sign-in", "desk/sign-in.tsx"),
		route("desk/sign-in/second-factor", "desk/second-factor.tsx"),
		route("desk/sign-out", "desk/sign-out.tsx"),
		route("desk/welcome/:token", "desk/welcome.tsx"),
	]),
	// A page of the shop for the desk's eyes: it stands behind the same gate, in the shop's own style.
	layout("desk/catalogue/preview-gate.tsx", [route("desk/catalogue/preview", "store/card-preview.tsx")]),
	// The buyer's page as the desk's editor frames it, behind the same gate and in its own style.
	layout("desk/quote/preview-gate.tsx", { id: "quote/preview-gate" }, [
		route("desk/requests/:id/preview", "quote/preview.tsx"),
	]),
	// Behind the gate, which is the layout's middleware: whatever stands in here is for signed-in staff alone.
	route("desk", "desk/layout.tsx", [
		index("desk/inbox.tsx"),
		route("pulse", "desk/pulse.ts"),
		route("requests/:id", "desk/case/case.tsx"),
		route("requests/:id/peek", "desk/inbox/peek-data.ts"),
		route("requests/:id/paper/:which", "desk/case/paper.ts"),
		route("requests/:id/files/:file", "desk/case/attachment.ts"),
		route("requests/:id/quote", "desk/quote/quote.tsx"),
		route("figures", "desk/figures/figures.tsx"),
		route("figures/weeks.csv", "desk/figures/weeks-csv.ts"),
		route("figures/requests.csv", "desk/figures/requests-csv.ts"),
		route("settings", "desk/settings/company.tsx"),
		route("settings/hours", "desk/settings/hours.tsx"),
		route("settings/offers", "desk/settings/offers.tsx"),
		route("settings/templates", "desk/settings/templates.tsx"),
		route("settings/erase", "desk/settings/erase.tsx"),
		route("catalogue", "desk/catalogue/catalogue.tsx"),
		route("catalogue/products/new", "desk/catalogue/new-product.tsx"),
		route("catalogue/products/:id", "desk/catalogue/product.tsx"),
		route("catalogue/products/:id/pictures", "desk/catalogue/product-pictures.tsx"),
		route("catalogue/categories", "desk/catalogue/categories.tsx"),
		route("catalogue/categories/new", "desk/catalogue/new-category.tsx"),
		route("catalogue/categories/:id", "desk/catalogue/category.tsx"),
		route("catalogue/categories/:id/pictures", "desk/catalogue/category-pictures.tsx"),
		route("catalogue/file", "desk/catalogue/file.tsx"),
		route("catalogue/export.csv", "desk/catalogue/export.ts"),
		route("people", "desk/people.tsx"),
		route("people/:id", "desk/person.tsx"),
		route("account", "desk/account.tsx"),
		route("account/second-factor", "desk/account-factor.tsx"),
		route("*", "desk/unknown.tsx"),
	]),
	route("sitemap.xml", "machine/sitemap.ts"),
	route("robots.txt", "machine/robots.ts"),
] satisfies RouteConfig;
