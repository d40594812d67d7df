import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type PassedLine, type PassedSample, readSelection } from "../../../domain/orders/selection-link.ts";
import type { LineToday } from "../cart/line-today.server.ts";
import type { ReopenedSample } from "../cart/reopened-samples.server.ts";

type Answer = { lines: LineToday[]; samples: ReopenedSample[]; total: string };

/** A selection while it is opened: `passed` is what the link says, `lines` what today's catalogue makes of it. */
export type Opened =
	| { status: "waiting" }
	| { status: "empty" | "newer" | "unreadable" | "failed" }
	| ({ status: "open"; passed: readonly PassedLine[]; lost: number } & Answer);

/** Opens the selection behind the page's `#`, anew whenever that changes. */
export function useOpened(): { opened: Opened; again: () => void } {
	const { hash } = useLocation();
	const [opened, setOpened] = useState<Opened>({ status: "waiting" });
	const [turn, setTurn] = useState(0);
	const again = useCallback(() => setTurn((before) => before + 1), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more.
	useEffect(() => {
		const read = readSelection(hash);
		if (read.status !== "read") return setOpened(read);
		const given = new AbortController();
		setOpened({ status: "waiting" });
		linesToday(read, given.signal).then(
			(answer) => setOpened({ ...answer, status: "open", passed: read.lines, lost: read.lost }),
			() => given.signal.aborted || setOpened({ status: "failed" }),
		);
		return () => given.abort();
	}, [hash, turn]);
	return { opened, again };
}

type Passed = { lines: readonly PassedLine[]; samples: readonly PassedSample[] };

/** Asks for the products by their ids and quantities; the price in the link stays here. */
async function linesToday({ lines, samples }: Passed, signal: AbortSignal): Promise<Answer> {
	const items = JSON.stringify(lines.map(({ id, quantity, cells }) => ({ id, quantity, cells })));
	const body = new FormData();
	body.set("items", items);
	if (samples.length > 0) body.set("samples", JSON.stringify(samples));
	const response = await fetch("/selection/lines", { method: "POST", body, signal });
	if (!response.ok) throw new Error(`The lines of a selection were answered with ${response.status}.`);
	return response.json();
}
