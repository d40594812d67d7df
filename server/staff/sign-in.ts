import { type AuthDeps, createAuth } from "./auth.ts";
import { createDevices } from "./devices.ts";
import { createInviteAcceptance, type InviteAcceptance } from "./invite-acceptance.ts";
import { createStaffAccount, type StaffAccount } from "./staff-account.ts";
import { createStaffAuth, type StaffAuth } from "./staff-auth.ts";

/** The use-cases that need better-auth. */
export type SignIn = { staffAuth: StaffAuth; inviteAcceptance: InviteAcceptance; staffAccount: StaffAccount };

/** Wires them to one database and one clock. */
export function createSignIn(deps: AuthDeps): SignIn {
	const devices = createDevices(deps.secret, deps.publicUrl, deps.now);
	const common = { ...deps, devices, auth: createAuth(deps) };
	return {
		staffAuth: createStaffAuth(common),
		inviteAcceptance: createInviteAcceptance(common),
		staffAccount: createStaffAccount(common),
	};
}
