import type * as z from "zod/mini";

/** Who a member of staff is. Only the desk's gate mints one, from a session that has passed both factors. */
export type StaffId = string & z.core.$brand<"StaffId">;

export const roles = ["owner", "staff"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Readonly<Record<Role, string>> = { owner: "Owner", staff: "Staff" };

/** What somebody may do at the desk. Every page and every write asks for one of these. */
export const rights = [
	"cases.work",
	"quotes.send",
	"catalogue.edit",
	"costs.see",
	"reports.read",
	"settings.edit",
	"people.manage",
	"data.export",
	"data.erase",
] as const;
export type Right = (typeof rights)[number];

const RIGHTS: Readonly<Record<Role, ReadonlySet<Right>>> = {
	owner: new Set(rights),
	staff: new Set(["cases.work", "quotes.send", "catalogue.edit", "reports.read"]),
};

/** Whether a role carries a right. */
export function roleHas(role: Role, right: Right): boolean {
	return RIGHTS[role].has(right);
}

/** A role as it was stored or typed; undefined for anything else. */
export function readRole(text: unknown): Role | undefined {
	return roles.find((role) => role === text);
}

/** Whether somebody sees what products cost: the owner, and staff where the owner allows it. */
export function seesCosts(role: Role, { staffSeeCosts }: { staffSeeCosts: boolean }): boolean {
	return roleHas(role, "costs.see") || staffSeeCosts;
}
