/**
 * A sentence in its order, around what a page draws itself: a moment on the reader's clock, a link, a name. `Drawn` is
 * whatever the page draws with; app/ui/sentence.tsx puts the parts together.
 */
export type Parts<Drawn> = readonly (string | Drawn)[];
