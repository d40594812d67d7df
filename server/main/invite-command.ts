import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readRole, roles } from "../../domain/staff/staff.ts";
import { inviteSchema } from "../../domain/staff/staff-forms.ts";
import { openDatabase } from "../platform/db/database.ts";
import { createInvite, inviteAddress, type NewInvite } from "../staff/index.ts";
import { readSettings, SettingError, type Settings } from "./env.ts";
import { startFailure } from "./start-failure.ts";

const USAGE = [
	"Say whom the link is for:",
	"  npm run desk:invite -- --role owner|staff [--email somebody@thari.example]",
	"  npm run desk:invite -- --reset somebody@thari.example   (lost password, phone and recovery codes)",
].join("\n");

/** What to print: the link, or why there is none and what to do. */
type Invited = { ok: true; link: string } | { ok: false; problem: string };

/** Makes a link to the desk at the machine itself, for the first owner and for an owner who has lost all access. */
export async function inviteAtTheMachine(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<Invited> {
	let settings: Settings | undefined;
	try {
		const asked = readArguments(args);
		settings = readSettings(environment);
		return { ok: true, link: await invite(settings, asked) };
	} catch (error) {
		const problem = startFailure(error, settings);
		if (problem === undefined) throw error;
		return { ok: false, problem };
	}
}

async function invite(settings: Settings, { role: wanted, email, reset }: Asked): Promise<string> {
	// A database made here would be another one than the site's, and its link would lead nowhere.
	if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "thari.db")))
		throw new SettingError(`There is no database in ${settings.dataDir}; set DATA_DIR as the site has it.`);
	const database = await openDatabase(settings);
	try {
		const token = await database.tx(async (db) => {
			let invite: NewInvite | undefined;
			if (reset === undefined) {
				const role = readRole(wanted);
				if (role) invite = { role, ...(email ? { email } : {}) };
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
		return `Good once, for 24 hours: ${inviteAddress(settings.publicUrl, token)}`;
	} finally {
		await database.close();
	}
}

type Asked = { role?: string; email?: string; reset?: string };

/** @throws SettingError */
function readArguments(args: readonly string[]): Asked {
	const text = { type: "string" } as const;
	try {
		const { values } = parseArgs({ args: [...args], options: { role: text, email: text, reset: text } });
		const asksOneThing = (values.role === undefined) !== (values.reset === undefined);
		const email = values.email === undefined ? undefined : inviteSchema.shape.email.safeParse(values.email).data;
		const isAddress = values.email === undefined || email !== undefined;
		if (asksOneThing && isAddress && (values.reset !== undefined || roles.some((role) => role === values.role)))
			return { ...values, ...(email ? { email } : {}) };
	} catch {
		// An option that does not exist: said below like every other mistake.
	}
	throw new SettingError(USAGE);
}
