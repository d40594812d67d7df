export { deskPulse } from "./desk-version.ts";
export { readFigures, weekStart } from "./reports.ts";
export { inboxFigures, placeCounts } from "./request-report.ts";
export { countDoubtful } from "./suspected-spam.ts";
