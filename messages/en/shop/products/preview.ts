/** The page on which the desk sees a product as the shop draws it. */
export const preview = { title: "As buyers see it" };
