/*
 * What is typed and not sent, kept by the browser so that a reload costs nothing. It carries the form's key too, where
 * there is one: sending again after a reload is then still the same request.
 */

/** Where a form's fields are kept. */
export type Slot = {
	name: string;
	/** On the device for 7 days, for all of its tabs, or in this tab until it is closed: others may use the machine. */
	area: "device" | "tab";
};

export type Kept = { savedAt: number; formKey: string; fields: Record<string, string> };

const MAX_AGE = 7 * 24 * 3_600_000;

/** @throws where storage is closed to us (private window) */
function areaOf({ area }: Slot): Storage {
	return area === "device" ? localStorage : sessionStorage;
}

/** What is kept of a form, unless there is nothing, it is too old, or it cannot be read. */
export function readKept(slot: Slot): Kept | undefined {
	try {
		const kept: unknown = JSON.parse(areaOf(slot).getItem(slot.name) ?? "null");
		if (!isKept(kept)) return undefined;
		if (Date.now() - kept.savedAt < MAX_AGE) return kept;
		dropKept(slot);
	} catch {
		// The form works without.
	}
	return undefined;
}

/**
 * What a field shows once something is kept of it, from before or by another tab just now: the kept text, unless a
 * person has typed here. Without `filled` a second tab would stay at the first letter typed in the other.
 * @param filled what the page itself or what was kept has put into this field before
 */
export function followed(value: string, filled: string | undefined, kept: string | undefined): string {
	return value === "" || value === filled ? (kept ?? value) : value;
}

/** Keeps a form's fields; whether that worked. */
export function writeKept(slot: Slot, { formKey, fields }: Omit<Kept, "savedAt">): boolean {
	try {
		areaOf(slot).setItem(slot.name, JSON.stringify({ savedAt: Date.now(), formKey, fields }));
		return true;
	} catch {
		return false;
	}
}

/** Puts texts into a form that is opened next, beside what is kept of it: what a person has typed there stays. */
export function beginKept(slot: Slot, begun: Readonly<Record<string, string>>): void {
	const { formKey = "", fields = {} } = readKept(slot) ?? {};
	const texts = Object.entries(begun).filter(([name]) => !fields[name]);
	if (texts.length > 0) writeKept(slot, { formKey, fields: { ...fields, ...Object.fromEntries(texts) } });
}

export function dropKept(slot: Slot): void {
	try {
		areaOf(slot).removeItem(slot.name);
	} catch {
		// Nothing could be kept, so nothing is left.
	}
}

/** Drops everything in this tab whose name begins so. */
export function dropKeptUnder(prefix: string): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
	} catch {
		// As above.
	}
}

function isKept(value: unknown): value is Kept {
	if (typeof value !== "object" || value === null) return false;
	const { savedAt, formKey, fields } = value as Partial<Record<keyof Kept, unknown>>;
	return (
		typeof savedAt === "number" &&
		typeof formKey === "string" &&
		typeof fields === "object" &&
		fields !== null &&
		Object.values(fields).every((text) => typeof text === "string")
	);
}
