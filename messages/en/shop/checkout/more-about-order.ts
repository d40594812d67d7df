/** What may be said of an order beyond the specification's form. */
export const moreAboutOrder = { title: "Dates, terms and currency (optional)" };
