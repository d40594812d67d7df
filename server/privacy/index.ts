export { erasePerson, heldOf } from "./erasure.ts";
export { sweep } from "./retention.ts";
