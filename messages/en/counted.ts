import type { Unit } from "../../domain/catalogue/catalogue.ts";

/** The names of counts, each beside its figure. */
export const counted = { piece: "Pieces", set: "Sets" } satisfies Record<Unit, string>;
