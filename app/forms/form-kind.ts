import type { FieldErrors } from "../../domain/shared/form.ts";
import type { Slot } from "./kept.ts";

/** What the shared core must know of a public form. One constant each, so that effects may depend on it. */
export type FormKind = {
	/** Prefix of element ids and name of what is kept on the device. */
	id: "inquiry" | "order" | "my-orders";
	/**
	 * What it says of itself: the fields a person fills, in their order on the page, with the labels they read, and the
	 * specification's sentence for a form that could not be sent (section 8).
	 */
	useWords: () => { labels: Readonly<Record<string, string>>; failed: string };
	/** Brings the checks (and the validation library with them) at the first touch, never before. */
	loadCheck: () => Promise<{ check: (fields: Readonly<Record<string, string>>) => FieldErrors }>;
	/** Whether the page stays where it is after an answer: true where the form stands far down its page. */
	keepScroll: boolean;
	/** In parts where it brings more than a person types: an address takes no more than 64 kB in one piece. */
	encType?: "multipart/form-data";
};

/** Where an unsent form lies: drafts of former versions are found there, too. */
export function slotOf({ id }: Pick<FormKind, "id">): Slot {
	return { name: `thari-draft-${id}`, area: "device" };
}
