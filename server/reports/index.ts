export { createReports } from "./reporting.ts";
export { weekStart } from "./reports.ts";
export { countSuspectedSpam } from "./suspected-spam.ts";
