import { useRouteLoaderData } from "react-router";
import type { Right } from "../../../domain/staff/staff.ts";
import type { Me } from "./places.ts";

/** Who is at the desk, for what a page shows; what somebody may do is decided by the gate alone. */
export function useMe(): Me & { can(right: Right): boolean } {
	const shell = useRouteLoaderData<{ me: Me }>("desk/layout");
	if (!shell) throw new Error("Only pages behind the gate know who is there.");
	return { ...shell.me, can: (right) => shell.me.rights.includes(right) };
}
