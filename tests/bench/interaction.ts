/** What of a trace of Chromium's tells how long an interaction took, and with what. */
export const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

type TraceEvent = {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** Microseconds, as are the next two. */
	ts: number;
	dur?: number;
	/** What the thread had of the processor. */
	tdur?: number;
	id2?: { local?: string };
	id?: string;
	args: { data?: { interactionId?: number; timeStamp?: number; duration?: number; type?: string } };
};

type Interaction = {
	/** From the event to the next paint, ms: the longest event of any interaction in the trace. */
	wait: number;
	/** What the main thread had of the processor in it, ms. */
	processor: number;
};

/** The longest interaction of a trace; 16 ms where none was long enough to be reported. */
export function readInteraction({ traceEvents }: { traceEvents: TraceEvent[] }): Interaction {
	const begun = traceEvents.filter(
		({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId,
	);
	let longest: Interaction = { wait: 0, processor: 0 };
	for (const begin of begun) {
		const wait = begin.args.data?.duration ?? 0;
		if (wait <= longest.wait) continue;
		const [from, to] = [begin.ts, begin.ts + wait * 1000];
		const inside = traceEvents.filter(
			({ name, pid, tid, ts }) =>
				name === "RunTask" && pid === begin.pid && tid === begin.tid && ts >= from - 1000 && ts < to,
		);
		longest = { wait, processor: inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
	}
	return longest.wait === 0 ? { wait: 16, processor: 0 } : longest;
}
