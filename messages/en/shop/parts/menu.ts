/** What a phone's menu holds beside the links of the header. */
export const menu = {
	quickOrder: "Quick order",
	myOrders: "My orders",
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	whatsApp: "WhatsApp",
	categories: "Categories",
};
