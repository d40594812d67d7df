/** Where a line of a quote stands on the buyer's page: the desk's preview goes there. */
export const lineAnchor = (key: string) => `line-${key}`;
