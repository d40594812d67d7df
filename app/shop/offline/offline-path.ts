/** The page that the browser keeps for want of a connection. */
export const OFFLINE_PATH = "/offline";

/** Why it is shown: a page could not be fetched, or a form was sent without a connection (worker.ts). */
export const UNREACHED = "unreached";
export const UNSENT = "unsent";
