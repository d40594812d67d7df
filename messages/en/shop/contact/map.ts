/** The drawing that stands for the map; the town's names are places on it. */
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
