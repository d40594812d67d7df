/** What a phone's menu holds beside the links of the header. */
export const menu = {
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	whatsApp: "WhatsApp",
	categories: "Categories",
	/** The company's hours are those of India. */
	hours: ({ hours }: { hours: string }) => `Business hours: ${hours} IST`,
};
