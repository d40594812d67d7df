import type { RefObject } from "react";
import { Tag } from "./chip.tsx";
import { useChanges } from "./use-unsaved.ts";

/** Beside the button that saves a form, as long as something in it is not saved: a page may have several of them. */
export function UnsavedMark({ of }: { of: RefObject<HTMLElement | null> }) {
	return useChanges(of) ? <Tag kind="warn">Unsaved changes</Tag> : null;
}
