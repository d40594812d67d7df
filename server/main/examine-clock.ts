import { type Finding, findingsAbout } from "./finding.ts";

const { ok, wrong } = findingsAbout("clock");
/** How much the clocks of two machines may differ, milliseconds. */
const SKEW = 5_000;

/** What the clock is held against: the newest request, epoch milliseconds, and by how much PostgreSQL's is ahead. */
type Clocks = { now: number; newest?: number; ahead?: number };

/** Whether the time can be right: the 24 hours, links and offers all end by it. */
export function examineClock({ now, newest, ahead }: Clocks): Finding[] {
	const time = new Date(now).toISOString();
	if (newest !== undefined && newest > now + SKEW)
		return [wrong(`it says ${time}, and a request was made at ${new Date(newest).toISOString()}. Set it, by NTP.`)];
	if (ahead !== undefined && Math.abs(ahead) > SKEW) {
		const other = new Date(now + ahead).toISOString();
		return [wrong(`it says ${time}, and PostgreSQL's says ${other}. Set both by NTP: what is promised goes by them.`)];
	}
	return [ok(`it says ${time}; compare that with your own.`)];
}
