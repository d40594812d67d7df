import { log } from "../../server/platform/log.ts";

/** Tests read answers and rows, not the log. */
log.level = "silent";
