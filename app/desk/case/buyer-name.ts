import { stripBidiMarks } from "../../../domain/shared/strip-bidi-marks.ts";

/** Who asked, as a heading has it: the company, else the person; erased data leaves no name. */
export function buyerName({ company, name }: { company: string | null; name: string }): string {
	return company ?? (name || "Erased buyer");
}

/** The first word of the person's name, for a sentence. */
export function firstName({ name }: { name: string }): string {
	return stripBidiMarks(name).split(/\s+/)[0] || "the buyer";
}
