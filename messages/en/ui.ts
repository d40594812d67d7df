import { stepper } from "./ui/stepper.ts";

/** What the components say that all parts of the site share. */
export const ui = { stepper };
