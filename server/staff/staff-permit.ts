import { type Right, type Role, readRole, roleHas } from "../../domain/staff/staff.ts";
import type { Db } from "../platform/db/database.ts";
import { Permit } from "../platform/db/guarded-database.ts";
import { WHOLE } from "./session-life.ts";
import type { StaffSession } from "./staff-auth.ts";

/** Somebody who works here, as a change is signed. */
export type Colleague = { id: string; name: string };

/** What is thrown when a permit holds no more: the answers of the gate that gave it. */
type PermitEnds = { signedOut(): unknown; withoutRight(): unknown };

type RoleAllows = (db: Db, allows: (role: Role) => boolean) => Promise<boolean>;

/**
 * A colleague whom the gate has let in, with the right that was asked for. It signs what they write, and every write
 * looks again (server/platform/db/guarded-database.ts): a session may end, a colleague be disabled or lose a role while
 * a form is on its way.
 */
export class StaffPermit extends Permit implements Colleague {
	readonly id: string;
	readonly name: string;
	/** Whether their role still allows what a right alone does not decide, in the transaction of the write. */
	readonly roleAllows: RoleAllows;
	readonly #withoutRight: () => unknown;

	private constructor(
		{ id, name }: Colleague,
		look: (db: Db, now: number) => Promise<void>,
		roleAllows: RoleAllows,
		withoutRight: () => unknown,
	) {
		super(look);
		this.id = id;
		this.name = name;
		this.roleAllows = roleAllows;
		this.#withoutRight = withoutRight;
	}

	/**
	 * Looks the same where nothing can be answered without it.
	 * @throws the gate's answer to somebody without the right
	 */
	async lookAtRole(db: Db, allows: (role: Role) => boolean): Promise<void> {
		if (!(await this.roleAllows(db, allows))) throw this.#withoutRight();
	}

	/** For the gate alone. @param right undefined for what everybody may do with their own account */
	static of(session: StaffSession, right: Right | undefined, ends: PermitEnds): StaffPermit {
		const { sessionId, staffId, name } = session;
		const look = async (db: Db, now: number) => {
			const person = await db
				.selectFrom("staff_session as session")
				.innerJoin("staff", "staff.id", "session.staff_id")
				.select("staff.role")
				.where("session.id", "=", sessionId)
				.where("session.staff_id", "=", staffId)
				.where("session.expires_at", ">", now)
				.where("session.created_at", ">", now - WHOLE)
				.where("staff.two_factor_enabled", "=", 1)
				.where("staff.disabled_at", "is", null)
				.executeTakeFirst();
			if (!person) throw ends.signedOut();
			const role = readRole(person.role);
			if (!role || (right !== undefined && !roleHas(role, right))) throw ends.withoutRight();
		};
		const roleAllows: RoleAllows = async (db, allows) => {
			const person = await db.selectFrom("staff").select("role").where("id", "=", staffId).executeTakeFirst();
			const role = readRole(person?.role);
			return role !== undefined && allows(role);
		};
		return new StaffPermit({ id: staffId, name }, look, roleAllows, ends.withoutRight);
	}

	/** For programs at the machine, which hold the database itself; no page may ask for it. */
	static atTheMachine(colleague: Colleague): StaffPermit {
		return new StaffPermit(
			colleague,
			async () => {},
			async () => true,
			() => new Error("A program at the machine lacks no right."),
		);
	}
}
