/** Kept once the typefaces have been fetched: from the second page on the boot script uses them at once. */
export const FACES_KEY = "thari-faces";
