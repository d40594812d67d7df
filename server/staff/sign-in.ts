import { createStaffWelcome, type StaffWelcome } from "./accept-invite.ts";
import { type AuthDeps, createAuth } from "./auth.ts";
import { createDevices } from "./devices.ts";
import { createStaffAccount, type StaffAccount } from "./staff-account.ts";
import { createStaffAuth, type StaffAuth } from "./staff-auth.ts";

/** The use-cases that need better-auth. */
export type DeskDoor = { staffAuth: StaffAuth; staffWelcome: StaffWelcome; staffAccount: StaffAccount };

/** Wires them to one database and one clock. */
export function createDeskDoor(deps: AuthDeps): DeskDoor {
	const devices = createDevices(deps.secret, deps.publicUrl, deps.now);
	const common = { ...deps, devices, auth: createAuth(deps) };
	return {
		staffAuth: createStaffAuth(common),
		staffWelcome: createStaffWelcome(common),
		staffAccount: createStaffAccount(common),
	};
}
