import type { FieldProblems } from "../../domain/shared/form.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { type Role, readRole } from "../../domain/staff/staff.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { log } from "../platform/log.ts";
import { createInvite, INVITE_LIFE, inviteAddress } from "./invites.ts";
import type { StaffPermit } from "./staff-permit.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"person-gone": object;
		"not-to-yourself": object;
		"address-taken": object;
		"link-used": object;
	}
}

/** A member of staff, as the People page shows them. */
type PersonRow = {
	id: string;
	name: string;
	email: string;
	role: Role;
	/** Not finished means that the second factor was never confirmed, or is to be set up again. */
	state: "active" | "unfinished" | "disabled";
	sessions: number;
	usedAt: number | undefined;
	since: number;
};

/** A link that is still open. */
type OpenInvite = {
	id: string;
	email: string;
	role: Role;
	renews: boolean;
	by: string | undefined;
	until: number;
};

type Link = { status: "made"; link: string; until: number };
type Changed = { status: "changed" } | { status: "refused"; problem: Problem };

/** Who works here: for those who may manage people. Every change says who makes it. */
type People = {
	list(): Promise<{ people: PersonRow[]; invites: OpenInvite[] }>;
	find(id: string): Promise<PersonRow | undefined>;
	/** A link for a new member of staff. */
	invite(
		actor: StaffPermit,
		who: { email: string; role: Role },
	): Promise<Link | { status: "invalid"; problems: FieldProblems }>;
	/** A link for a member of staff who has lost the second factor; using it ends their sessions. */
	renew(actor: StaffPermit, id: string): Promise<Link | { status: "refused"; problem: Problem }>;
	withdraw(actor: StaffPermit, inviteId: string): Promise<Changed>;
	setRole(actor: StaffPermit, id: string, role: Role): Promise<Changed>;
	/** Who is disabled is out at once and comes in no more. */
	setDisabled(actor: StaffPermit, id: string, disabled: boolean): Promise<Changed>;
	/** Ends all sessions of a member of staff. */
	endSessions(actor: StaffPermit, id: string): Promise<Changed>;
};

type PeopleDeps = { database: GuardedDatabase; publicUrl: string; now: () => number };

const GONE: Problem = { code: "person-gone" };

export function createPeople({ database, publicUrl, now }: PeopleDeps): People {
	/**
	 * One such write after the other. The actor's right is checked again after the wait: of two owners who remove each
	 * other's role at once one stays, and who is disabled at this moment makes no link that would outlive it.
	 */
	const inTurn = <T>(actor: StaffPermit, work: (db: Db, time: number) => Promise<T>) =>
		database.tx(actor, async (db) => {
			await takeTurn(db);
			const time = now();
			await actor.look(db, time);
			return work(db, time);
		});

	/** A change to another member of staff, never to oneself, so that there is always an owner left. */
	const change = (did: string, actor: StaffPermit, id: string, work: (db: Db, time: number) => Promise<Changed>) =>
		inTurn(actor, async (db, time) => {
			if (actor.id === id) return refused({ code: "not-to-yourself" });
			const outcome = await work(db, time);
			log.info({ actor: actor.id, person: id, did, status: outcome.status }, "people");
			return outcome;
		});

	const made = (token: string, time: number): Link => ({
		status: "made",
		link: inviteAddress(publicUrl, token),
		until: time + INVITE_LIFE,
	});

	return {
		async list() {
			const invites = await database.read
				.selectFrom("staff_invite as invite")
				.leftJoin("staff as person", "person.id", "invite.staff_id")
				.leftJoin("staff as host", "host.id", "invite.invited_by")
				.select(["invite.id", "invite.email", "invite.role", "invite.renews", "invite.expires_at"])
				.select(["person.email as known", "host.name as host"])
				.where("invite.used_at", "is", null)
				.where("invite.expires_at", ">", now())
				.orderBy("invite.created_at", "desc")
				.execute();
			return {
				people: await people(database.read, now()),
				invites: invites.map((row) => ({
					id: row.id,
					email: row.known ?? row.email ?? "anybody who has the link",
					role: readRole(row.role) ?? "staff",
					renews: row.renews === 1,
					by: row.host ?? undefined,
					until: row.expires_at,
				})),
			};
		},

		async find(id) {
			return (await people(database.read, now(), id))[0];
		},

		async invite(actor, { email, role }) {
			const outcome = await inTurn(actor, async (db, time) => {
				const known = await db
					.selectFrom("staff")
					.select(["two_factor_enabled"])
					.where("email", "=", email)
					.executeTakeFirst();
				if (known?.two_factor_enabled === 1) return undefined;
				return made(await createInvite(db, { role, email, invitedBy: actor.id }, time), time);
			});
			return outcome ?? { status: "invalid", problems: { email: { code: "address-taken" } } };
		},

		async renew(actor, id) {
			const outcome = await inTurn(actor, async (db, time) => {
				const person = await db
					.selectFrom("staff")
					.select("role")
					.where("id", "=", id)
					.where("disabled_at", "is", null)
					.executeTakeFirst();
				const role = readRole(person?.role);
				if (!role) return undefined;
				return made(await createInvite(db, { role, renews: { staffId: id }, invitedBy: actor.id }, time), time);
			});
			return outcome ?? { status: "refused", problem: GONE };
		},

		async withdraw(actor, inviteId) {
			const used = await inTurn(actor, (db, time) =>
				db
					.updateTable("staff_invite")
					.set({ used_at: time })
					.where("id", "=", inviteId)
					.where("used_at", "is", null)
					.executeTakeFirst(),
			);
			return used.numUpdatedRows > 0n ? CHANGED : refused({ code: "link-used" });
		},

		setRole: (actor, id, role) =>
			change(`made ${role}`, actor, id, async (db, time) => {
				if (role !== "owner") await withdrawLinksOf(db, id, time);
				return found(db.updateTable("staff").set({ role, updated_at: time }).where("id", "=", id));
			}),

		setDisabled: (actor, id, disabled) =>
			change(disabled ? "disabled" : "enabled", actor, id, async (db, time) => {
				if (disabled) {
					await db.deleteFrom("staff_session").where("staff_id", "=", id).execute();
					await withdrawLinksOf(db, id, time);
				}
				const disabled_at = disabled ? time : null;
				return found(db.updateTable("staff").set({ disabled_at, updated_at: time }).where("id", "=", id));
			}),

		endSessions: (actor, id) =>
			change("sessions ended", actor, id, async (db) => {
				await db.deleteFrom("staff_session").where("staff_id", "=", id).execute();
				return CHANGED;
			}),
	};
}

const CHANGED: Changed = { status: "changed" };
const refused = (problem: Problem): Changed => ({ status: "refused", problem });

async function found(update: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<Changed> {
	return (await update.executeTakeFirst()).numUpdatedRows > 0n ? CHANGED : refused(GONE);
}

/** The first transaction to write this row goes first; the others wait for its end. */
async function takeTurn(db: Db): Promise<void> {
	await db
		.updateTable("setting")
		.set((row) => ({ value: row.ref("value") }))
		.where("key", "=", "secret.staff")
		.execute();
}

/** Losing the right to invite ends one's open links: with one, the person could return under another name. */
async function withdrawLinksOf(db: Db, id: string, time: number): Promise<void> {
	await db
		.updateTable("staff_invite")
		.set({ used_at: time })
		.where("invited_by", "=", id)
		.where("used_at", "is", null)
		.execute();
}

async function people(db: Db, time: number, id?: string): Promise<PersonRow[]> {
	const all = db
		.selectFrom("staff")
		.leftJoin("staff_session as session", (join) =>
			join.onRef("session.staff_id", "=", "staff.id").on("session.expires_at", ">", time),
		)
		.select(["staff.id", "name", "email", "role", "two_factor_enabled", "disabled_at", "staff.created_at"])
		.select(({ fn }) => [fn.count<number>("session.id").as("sessions"), fn.max("session.updated_at").as("used_at")])
		.groupBy(["staff.id", "name", "email", "role", "two_factor_enabled", "disabled_at", "staff.created_at"])
		.orderBy("name")
		.orderBy("staff.id");
	const rows = await (id === undefined ? all : all.where("staff.id", "=", id)).execute();
	return rows.map((row) => ({
		id: row.id,
		name: row.name,
		email: row.email,
		role: readRole(row.role) ?? "staff",
		state: row.disabled_at !== null ? "disabled" : row.two_factor_enabled === 1 ? "active" : "unfinished",
		sessions: Number(row.sessions),
		usedAt: row.used_at ?? undefined,
		since: row.created_at,
	}));
}
