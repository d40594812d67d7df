/** The three parts of the site, each with a look of its own and, in this, with other needs for script. */
type Area = "shop" | "buyer" | "desk";

/** @param routeId the page's own: one page of the shop and one of the buyer's stand behind the desk's gate */
export function areaOf(routeId = ""): Area {
	if (routeId.startsWith("desk/")) return "desk";
	return routeId.startsWith("buyer/") ? "buyer" : "shop";
}
