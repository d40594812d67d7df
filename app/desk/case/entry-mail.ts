import { FAILED } from "../../../domain/cases/mail-status.ts";
import type { CaseData } from "./case.tsx";

type Mail = CaseData["mails"][number];

/** The mail to the buyer that an entry made. */
export function mailOf({ mails }: CaseData, entryId: string): Mail | undefined {
	return mails.find((mail) => mail.entryId === entryId && mail.kind.startsWith("buyer-"));
}

export function hasFailedMail({ mails }: CaseData): boolean {
	return mails.some((mail) => mail.state === FAILED && mail.kind.startsWith("buyer-"));
}
