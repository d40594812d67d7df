export { createReports } from "./reporting.ts";
export { weekStart } from "./reports.ts";
export { countDoubtful } from "./suspected-spam.ts";
