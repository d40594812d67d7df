import type { KeyObject } from "node:crypto";
import { answerAsk, type OpenAsk, openAsks } from "../my-orders/index.ts";
import { logError } from "../platform/log.ts";
import { StorageError } from "../platform/storage-error.ts";
import type { Job, JobDeps } from "./job.ts";

/** Answers those who have asked for a list of their requests, each by itself. */
export function orderLists({ database, mailDomain, mailQueued, secret }: JobDeps & { secret: KeyObject }): Job {
	return {
		name: "order-lists",
		async run(now) {
			let last: OpenAsk | undefined;
			// Each once in a round: those that fail hold up none behind them.
			do {
				const asks = await openAsks(database.read, last);
				for (const { id } of asks) {
					try {
						if (await database.tx((db) => answerAsk(db, { mailDomain, secret }, id, now))) mailQueued();
					} catch (error) {
						if (error instanceof StorageError) throw error;
						logError("a list of requests was not mailed; tried again soon", error);
					}
				}
				last = asks.at(-1);
			} while (last);
		},
	};
}
