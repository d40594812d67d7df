import { control } from "./control.ts";
import { type FormKind, slotOf } from "./form-kind.ts";
import { readKept } from "./kept.ts";

/** The server asks what comes sooner than 2 s after its key to come again: longer than that is waited. */
const RIPE = 2_200;

let pending: Promise<string> | undefined;
let fetchedAt = 0;

/** A fresh key from the server; forms that ask at the same time share one answer. */
function fetchKey(): Promise<string> {
	pending ??= fetch("/form-key", { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(8000) })
		.then(async (response) => {
			const answer: unknown = response.ok ? await response.json() : undefined;
			return typeof answer === "object" && answer && "key" in answer ? String(answer.key) : "";
		})
		.catch(() => "")
		.finally(() => {
			pending = undefined;
		});
	return pending;
}

/**
 * Gives the form its key: the kept one if there is one, so that retries stay one request, else a fresh one.
 * Without a key the form is sent all the same, and the server answers with one.
 */
export async function ensureKey(kind: FormKind, form: HTMLFormElement): Promise<void> {
	const field = control(form, "formKey");
	if (!field || field.value) return;
	field.value = readKept(slotOf(kind))?.formKey ?? "";
	if (field.value) return;
	const key = await fetchKey();
	// Another answer may have come first: the first key stays.
	if (field.value || !key) return;
	putKey(form, key);
}

/**
 * Puts a key that the server has just made.
 * @param hurried the server has called it too young: a kept key may be, which this page has not fetched itself
 */
export function putKey(form: HTMLFormElement, key: string, hurried = false): void {
	const field = control(form, "formKey");
	if (!field || (field.value === key && !hurried)) return;
	field.value = key;
	fetchedAt = performance.now();
}

/** Resolves when the newest key is old enough to be sent. */
export function ripe(): Promise<void> {
	const rest = fetchedAt === 0 ? 0 : fetchedAt + RIPE - performance.now();
	return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
}
