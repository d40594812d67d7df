/** The id of the form in which a case's buyer is corrected: an address that ends with it opens the form. */
export const CORRECT_BUYER = "act-correct_buyer";
