export { documents } from "./documents.ts";
export { expire } from "./expire.ts";
export { fillIndex } from "./fill-index.ts";
export { Jobs } from "./jobs.ts";
export { remind } from "./remind.ts";
export { sweep } from "./sweep.ts";
