/** The language and direction that a document declares. */
export type Language = {
	/** BCP 47. */
	tag: string;
	direction: "ltr" | "rtl";
};
