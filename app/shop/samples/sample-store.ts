import { create } from "zustand";
import {
	isSameSample,
	isSample,
	MOST_OF_ONE,
	mergeSamples,
	type Sample,
	type SampleLimit,
	sampleLimits,
} from "../../../domain/orders/samples.ts";
import { SAMPLES_KEY } from "./samples-key.ts";

type Samples = {
	samples: readonly Sample[];
	/** False until the kept samples have been read: the server's page knows of none. */
	isRead: boolean;
	/** Asks for samples beside those that are asked for; why that is too many, if it is: nothing is changed then. */
	ask(sample: Sample): SampleLimit["problem"] | undefined;
	/** Asks for this many, whatever was asked for before: put twice, they are not doubled. What is above a limit is left out. */
	put(sample: Sample): void;
	setQuantity(sample: Sample, quantity: number): void;
	remove(sample: Sample): void;
	/** Takes out every sample of a product. */
	removeOf(id: string): void;
	clear(): void;
};

/**
 * The samples that this browser asks for. They are kept beside the cart and not in it: the cart's own form is that of
 * the specification, and a page from before there were samples leaves them alone. Kept is what the form posts.
 */
export const useSamples = create<Samples>()((set, get) => {
	// What another tab has changed meanwhile is not written over.
	const now = () => readKept() ?? get().samples;
	const change = (samples: readonly Sample[]) => {
		keep(samples);
		set({ samples, isRead: true });
	};
	return {
		samples: [],
		isRead: false,
		ask: (sample) => {
			const next = mergeSamples(now(), [sample]);
			const limit = sampleLimits(next).find(({ id }) => id === sample.id);
			if (!limit) change(next);
			return limit?.problem;
		},
		put: (sample) => {
			const others = now().filter((one) => !isSameSample(one, sample));
			const next = [...others, sample];
			if (sampleLimits(next).length === 0) change(next);
		},
		setQuantity: (sample, quantity) =>
			change(now().map((one) => (isSameSample(one, sample) ? { ...one, quantity } : one))),
		remove: (sample) => change(now().filter((one) => !isSameSample(one, sample))),
		removeOf: (id) => change(now().filter((one) => one.id !== id)),
		clear: () => change([]),
	};
});

/** Reads the kept samples now, when another tab has changed them, and when a page is shown again as it was left. Returns the undoing. */
export function followKeptSamples(): () => void {
	const read = () => useSamples.setState({ samples: readKept() ?? useSamples.getState().samples, isRead: true });
	const onStorage = ({ key }: StorageEvent) => {
		if (key === SAMPLES_KEY || key === null) read();
	};
	const onShow = ({ persisted }: PageTransitionEvent) => {
		if (persisted) read();
	};
	read();
	window.addEventListener("storage", onStorage);
	window.addEventListener("pageshow", onShow);
	return () => {
		window.removeEventListener("storage", onStorage);
		window.removeEventListener("pageshow", onShow);
	};
}

/** What is kept, as far as it is samples; undefined where the browser refuses storage. */
function readKept(): Sample[] | undefined {
	let text: string | null;
	try {
		text = localStorage.getItem(SAMPLES_KEY);
	} catch {
		return undefined;
	}
	try {
		const kept: unknown = JSON.parse(text ?? "[]");
		if (!Array.isArray(kept)) return [];
		return mergeSamples(kept.filter(isSample)).filter(({ quantity }) => quantity <= MOST_OF_ONE);
	} catch {
		// Another hand left something else there.
		return [];
	}
}

function keep(samples: readonly Sample[]): void {
	try {
		if (samples.length === 0) localStorage.removeItem(SAMPLES_KEY);
		else localStorage.setItem(SAMPLES_KEY, JSON.stringify(samples));
	} catch {
		// Storage is refused: they last as long as the page.
	}
}
