import type { RouterContextProvider } from "react-router";
import { seesCosts } from "../../../domain/staff/staff.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { forbidden, type Staff } from "../gate.server.ts";

/** Whether they see costs: the owner's setting decides it beside their role. */
export async function maySeeCosts(
	context: Readonly<RouterContextProvider>,
	{ role }: Pick<Staff, "role">,
): Promise<boolean> {
	return seesCosts(role, (await context.get(servicesContext).deskSettings.read()).settings);
}

/** @throws the desk's 403 screen for somebody who may not see costs */
export async function requireCosts(context: Readonly<RouterContextProvider>, staff: Pick<Staff, "role">) {
	if (!(await maySeeCosts(context, staff))) throw forbidden();
}
