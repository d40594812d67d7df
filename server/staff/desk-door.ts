import { createStaffAccount, type StaffAccount } from "../staff-account.server.ts";
import { createStaffAuth, type StaffAuth } from "../staff-auth.server.ts";
import { createStaffWelcome, type StaffWelcome } from "../staff-welcome.server.ts";
import { type AuthDeps, createAuth } from "./auth.ts";
import { createDevices } from "./devices.ts";

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
