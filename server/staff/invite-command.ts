import { parseArgs } from "node:util";
import { readRole, roles } from "../../domain/staff.ts";
import { openDatabase } from "../db/database.ts";
import { readSettings, SettingError } from "../env.ts";
import { createInvite, type NewInvite, welcomeAddress } from "./invites.ts";

const USAGE = [
	"Say whom the link is for:",
	"  npm run desk:invite -- --role owner|staff [--email somebody@thari.example]",
	"  npm run desk:invite -- --reset somebody@thari.example   (lost password, phone and recovery codes)",
].join("\n");

/**
 * Makes a link to the desk at the machine itself, for the first owner and for an owner who has lost everything.
 * Returns what to print.
 * @throws SettingError with a sentence when it cannot be made
 */
export async function inviteAtTheMachine(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
	const { role: wanted, email, reset } = readArguments(args);
	const settings = readSettings(environment);
	const database = await openDatabase(settings);
	try {
		const token = await database.tx(async (db) => {
			let invite: NewInvite | undefined;
			if (reset === undefined) {
				const role = readRole(wanted);
				if (role) invite = { role, ...(email ? { email: email.toLowerCase() } : {}) };
			} else {
				const person = await db
					.selectFrom("staff")
					.select(["id", "role"])
					.where("email", "=", reset.toLowerCase())
					.where("disabled_at", "is", null)
					.executeTakeFirst();
				const role = readRole(person?.role);
				if (!person || !role) throw new SettingError(`Nobody with the address ${reset} may come in.`);
				invite = { role, renews: { staffId: person.id } };
			}
			if (!invite) throw new SettingError(USAGE);
			return createInvite(db, invite, Date.now());
		});
		return `Good once, for 24 hours: ${welcomeAddress(settings.publicUrl, token)}`;
	} finally {
		await database.close();
	}
}

function readArguments(args: readonly string[]): { role?: string; email?: string; reset?: string } {
	const text = { type: "string" } as const;
	try {
		const { values } = parseArgs({ args: [...args], options: { role: text, email: text, reset: text } });
		const asksOneThing = (values.role === undefined) !== (values.reset === undefined);
		if (asksOneThing && (values.reset !== undefined || roles.some((role) => role === values.role))) return values;
	} catch {
		// An option that does not exist: said below like every other mistake.
	}
	throw new SettingError(USAGE);
}
