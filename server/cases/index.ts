export { type CheckedFile, checkFiles } from "./attachments.ts";
export { type BuyerAct, type BuyerCaseDeps, createBuyerCases } from "./buyer-cases.ts";
export { casesOfEmail, readBuyer } from "./case-buyer.ts";
export { type EmailDeps, emailBuyer } from "./case-emails.ts";
export { exportCases } from "./case-export.ts";
export { caseAttachment, casePaper, caseReference } from "./case-files.ts";
export { BuyerAccess, holdCase, mintForRepeat, mintLink, renewedToken, revokeLinks } from "./case-links.ts";
export { listCases } from "./case-list.ts";
export { peekCase } from "./case-preview.ts";
export { categoryMarks, digitsOf, searchText } from "./case-search.ts";
export { queueOf, stateOf } from "./case-state.ts";
export { buyerPulse, pulseText } from "./case-version.ts";
export {
	buyerView,
	type CaseView,
	caseForMail,
	caseForPreview,
	type EntryView,
	staffView,
	type VersionView,
} from "./case-views.ts";
export type { ChangeResult, NotChanged, SeenCase } from "./change.ts";
export { changeCase, changeCaseAgain, changedSince, recordQuietly } from "./change-case.ts";
export { expireQuote } from "./expire-quote.ts";
export { forgetFailure, noteFailure, untried } from "./job-failures.ts";
export { openCase } from "./open-case.ts";
export { createStaffCases, type StaffAct } from "./staff-cases.ts";
