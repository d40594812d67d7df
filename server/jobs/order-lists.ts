import type { KeyObject } from "node:crypto";
import { answerAsk, openAsks } from "../my-orders/index.ts";
import { logError } from "../platform/log.ts";
import { StorageError } from "../platform/storage-error.ts";
import type { Job, JobDeps } from "./job.ts";

/** Answers those who have asked for a list of their requests, each by itself. */
export function orderLists({ database, mailDomain, mailQueued, secret }: JobDeps & { secret: KeyObject }): Job {
	return {
		name: "order-lists",
		async run(now) {
			for (let answered = 1; answered > 0; ) {
				answered = 0;
				for (const id of await openAsks(database.read)) {
					try {
						if (await database.tx((db) => answerAsk(db, { mailDomain, secret }, id, now))) mailQueued();
						answered++;
					} catch (error) {
						if (error instanceof StorageError) throw error;
						logError("a list of requests was not mailed; tried again soon", error);
					}
				}
			}
		},
	};
}
