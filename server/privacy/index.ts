export { createPersonalData } from "./personal-data.ts";
export { sweep } from "./retention.ts";
