import { readSettings, SettingError, type Settings } from "./env.ts";
import { examineClock } from "./examine-clock.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineDisk } from "./examine-disk.ts";
import { examineMail } from "./examine-mail.ts";
import { examineSettings } from "./examine-settings.ts";
import { type Finding, findingsAbout, lineOf } from "./finding.ts";

export { lineOf };

/**
 * Looks at everything that a site needs, whether one is running or not, and changes nothing but a few bytes that prove it can.
 * @param mailTo an address that gets a trial email; without one it is only seen whether the mail server lets us in
 * @param clock epoch milliseconds
 */
export async function examine(
	environment: NodeJS.ProcessEnv,
	mailTo: string | undefined,
	clock: () => number,
): Promise<Finding[]> {
	let settings: Settings;
	try {
		settings = readSettings(environment);
	} catch (error) {
		if (!(error instanceof SettingError)) throw error;
		return [findingsAbout("settings").wrong(error.message)];
	}
	const database = await examineDatabase(settings, clock);
	return [
		...examineSettings(settings),
		...database.findings,
		...(await examineMail(settings, mailTo)),
		...(await examineDisk(settings)),
		...examineClock({ ...database, now: clock() }),
	];
}
