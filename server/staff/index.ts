export type { AuthDeps } from "./auth.ts";
export { listColleagues, ownerAddresses } from "./colleagues.ts";
export { createInvite, firstOwnerLink, inviteAddress, type NewInvite } from "./invites.ts";
export { createPeople } from "./people.ts";
export { keepSwept } from "./sessions.ts";
export type { SignIn } from "./sign-in.ts";
export type { StaffSession } from "./staff-auth.ts";
export { type Colleague, StaffPermit } from "./staff-permit.ts";
