/** An unused session ends after so long, milliseconds. */
export const IDLE = 30 * 60_000;
/** A session ends after so long in any case, milliseconds. */
export const WHOLE = 12 * 3_600_000;
