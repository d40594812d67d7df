/** So many products a search shows at most: whole rows at two, three and four columns. */
export const MOST_FOUND = 24;
