import { indiaDay } from "../../domain/shared/india-day.ts";
import { countLateCases } from "../cases/index.ts";
import { enqueue } from "../outbox/index.ts";
import { ownerAddresses } from "../staff/index.ts";
import type { Job, JobDeps } from "./job.ts";

/** Writes to the owners, once a day at most, when buyers wait longer than they are promised. */
export function tellLate({ database, mailDomain, mailQueued }: JobDeps): Job {
	let toldOn = "";
	return {
		name: "tell-late",
		async run(now) {
			const today = indiaDay(now);
			if (toldOn === today || (await countLateCases(database.read, now)) === 0) return;
			const owners = await ownerAddresses(database.read);
			await database.tx(async (db) => {
				for (const { id, email } of owners) {
					// Several processes, and every start of a day, queue one and the same.
					const once = { id: `late-${today}-${id}`, at: now };
					await enqueue(db, { kind: "staff-late", at: now }, email, mailDomain, now, once);
				}
			});
			toldOn = today;
			mailQueued();
		},
	};
}
