/** The text of a file that was sent, or why it cannot be read. */
type CsvUpload = { ok: true; text: string } | { ok: false; sentence: string };

/** Reads the file of a form as CSV text. */
export async function readCsvUpload(file: FormDataEntryValue | null, mostMb: number): Promise<CsvUpload> {
	if (!(file instanceof File) || file.size === 0) return { ok: false, sentence: "Please choose a CSV file." };
	if (file.size > mostMb * 1024 * 1024)
		return { ok: false, sentence: `The file is larger than ${mostMb} MB; please send it in parts.` };
	const text = decode(await file.arrayBuffer());
	return text === undefined
		? { ok: false, sentence: "This is not UTF-8 text. Please save it as “CSV UTF-8” and send it again." }
		: { ok: true, text };
}

/** The text of a file; undefined when it is not UTF-8, and every letter beyond ASCII would be lost. */
function decode(bytes: ArrayBuffer): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}
