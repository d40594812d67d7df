/**
 * The company's colours for what reads no OKLCH: documents, emails, the icon. app/styles/tokens.css has them for pages; a
 * test compares the two.
 */
export const BRAND_COLOURS = {
	kumkum: "#7f1a26",
	kumkumDeep: "#5d1019",
	zari: "#b39155",
	peacock: "#00535d",
} as const;

/** The maroon where an email is read in the dark: its name on the ground, and the ground of its button. */
export const MAROON_IN_THE_DARK = { name: "#f0c3b4", button: "#8e2236" } as const;
