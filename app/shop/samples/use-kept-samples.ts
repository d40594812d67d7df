import { useEffect } from "react";
import { followKeptSamples, useSamples } from "./sample-store.ts";

/** The samples that are asked for, once they have been read, and whether they have. */
export function useKeptSamples() {
	const samples = useSamples((kept) => kept.samples);
	const isRead = useSamples((kept) => kept.isRead);
	useEffect(followKeptSamples, []);
	return { samples, isRead };
}
