/** The drawing in place of a map; the names are places in the town. */
export const map = {
	label: "Tamil Nadu with Tiruppur marked",
	home: "Tiruppur",
	towns: {
		chennai: "Chennai",
		coimbatore: "Coimbatore",
		madurai: "Madurai",
		thoothukudi: "Thoothukudi",
		tirunelveli: "Tirunelveli",
	},
};
