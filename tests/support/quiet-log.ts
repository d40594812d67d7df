import { log } from "../../server/log.ts";

/** Tests read answers and rows, not the log. */
log.level = "silent";
