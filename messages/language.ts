/** What a document says of its own language. */
export type Language = {
	/** BCP 47. */
	tag: string;
	direction: "ltr" | "rtl";
};
