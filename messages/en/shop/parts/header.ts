/** The bar at the top of every page of the shop. */
export const header = {
	skip: "Skip to content",
	navigation: "Main",
	home: "Home",
	products: "Products",
	about: "About",
	contact: "Contact",
	quickOrder: "Quick order",
	myOrders: "My orders",
	search: "Search",
	menu: "Menu",
	closeMenu: "Close the menu",
};
