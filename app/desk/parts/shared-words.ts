/* What several screens of the desk say alike. */

export const SUSPECTED_SPAM = "Suspected spam";
/** After prices, products and pictures were saved. */
export const SHOP_SHOWS_IT = "Saved. The shop shows it within two seconds.";
/** After what every public page shows was saved. */
export const PAGES_SHOW_IT = "Saved. The public pages show it within two seconds.";
export const NOTHING_CHANGED = "Nothing has changed.";
/** Of an address made from a name: of what is new, and of what buyers know already. */
export const ADDRESS_FROM_NAME = "Leave it empty to make it from the name.";
export const ADDRESS_STAYS = "Stays as it is: buyers and search engines know it.";
export const NO_MATCHES = "No matches";
export const ONLY_STAFF_SEE_IT = "An internal note: only staff see it.";
/** The action does not fit the status of the case or inquiry, which is named before it. */
export const NOT_POSSIBLE_NOW = "This is not possible now; nothing was changed.";
