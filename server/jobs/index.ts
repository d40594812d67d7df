export { CaseClock } from "./case-jobs.ts";
