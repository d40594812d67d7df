/** How long a session may be unused before it ends, milliseconds. */
export const IDLE = 30 * 60_000;
/** How long a session lasts in any case, milliseconds. */
export const WHOLE = 12 * 3_600_000;
