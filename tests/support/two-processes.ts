import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import type { BuyerAction, StaffAction } from "../../server/cases/index.ts";
import type { Place } from "./databases.ts";

type Seen = { caseId: string; revision: number };

/**
 * What somebody does to a case: its buyer by their link, a colleague who has seen it, or one who sends a draft. A buyer who
 * `looksAt` a case first has a document made of it, as sending does, and so is not always ahead of it.
 */
export type Deed =
	| { by: "buyer"; token: string; action: BuyerAction; looksAt?: string }
	| { by: "staff"; seen: Seen; action: StaffAction }
	| { by: "sender"; seen: Seen; draft: { content: QuoteContent; revision: number } };

/** What became of it. `done` says that it had been done before. */
export type Answer = { ok: true; done: boolean } | { ok: false; problem: Problem };

/** What a process is told, and what it tells. */
export type Order = { place: Pick<Place, "dataDir" | "databaseUrl">; now: number } | { deeds: Deed[] };

type TwoProcesses = {
	/**
	 * Has all of them done at once, one after the other by either process, each with the database open and its own use-cases
	 * on it. @returns their answers in the same order
	 */
	atOnce(place: Place, now: number, deeds: readonly Deed[]): Promise<Answer[]>;
	end(): void;
};

/** What their start may take on a busy machine: it reads the whole site from its source. */
const STARTED_WITHIN = 120_000;

/** Two processes beside this one, as two instances of the site are, for all tests of a file; called at its top. */
export function twoProcesses(): Pick<TwoProcesses, "atOnce"> {
	let processes: TwoProcesses;
	beforeAll(async () => {
		processes = await openTwoProcesses();
	}, STARTED_WITHIN);
	afterAll(() => processes.end());
	return { atOnce: (...asked) => processes.atOnce(...asked) };
}

async function openTwoProcesses(): Promise<TwoProcesses> {
	const both = [0, 1].map(() => fork(join(import.meta.dirname, "second-process.ts"), { execArgv: [] }));
	await Promise.all(both.map((child) => told(child)));
	return {
		async atOnce({ dataDir, databaseUrl }, now, deeds) {
			const ready = both.map((child) => told(child, { place: { dataDir, databaseUrl }, now }));
			await Promise.all(ready);
			const shares = both.map((child, at) => told(child, { deeds: deeds.filter((_, n) => n % 2 === at) }));
			const answers = await Promise.all(shares);
			return deeds.map((_, n) => {
				const answer = answers[n % 2]?.[Math.floor(n / 2)];
				if (!answer) throw new Error("A process has not answered.");
				return answer;
			});
		},
		end() {
			for (const child of both) child.kill();
		},
	};
}

/** What it answers to an order, or at its start. */
async function told(child: ChildProcess, order?: Order): Promise<Answer[]> {
	if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}.`);
	const over = new AbortController();
	const [answered, ended] = [once(child, "message", over), once(child, "exit", over)];
	if (order) child.send(order);
	try {
		const [answer] = await Promise.race([answered, ended]);
		if (!Array.isArray(answer)) throw new Error(`A process ended with ${answer}.`);
		return answer;
	} finally {
		// The one that is not waited for any more is rejected.
		Promise.allSettled([answered, ended]);
		over.abort();
	}
}
