/** At most this many products are shown by a search: whole rows at two, three and four columns. */
export const MOST_FOUND = 24;
