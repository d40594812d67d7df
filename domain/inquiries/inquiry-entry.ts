import * as z from "zod/mini";
import { readStored } from "../shared/stored-json.ts";

/** What an entry of an inquiry says beside its text. */
export type InquiryEntryData = {
	/** Display name of the member of staff, as it was then. */
	by?: string | undefined;
	ownerName?: string | undefined;
};

const VERSION = 1;

const schema = z.object({
	by: z.catch(z.optional(z.string()), undefined),
	ownerName: z.catch(z.optional(z.string()), undefined),
});

/** The data of an entry from the database, of any year. */
export function readInquiryEntry(text: string): InquiryEntryData {
	return readStored("inquiry_entry", text, { [VERSION]: (stored) => schema.parse(stored) });
}

/** An entry's data as it is stored. */
export function writeInquiryEntry(data: InquiryEntryData): string {
	return JSON.stringify({ v: VERSION, ...data });
}
