/** A product's card. */
export const card = { noPicture: "No picture yet", minOrder: "Min Order:" };
