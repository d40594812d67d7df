/** The id of the boot script's element (app/boot.tsx). */
export const BOOT_ID = "boot";

/**
 * An empty element behind the boot script, on pages whose first paint waits for it: a script element is in the document
 * before it has run, and a busy browser may paint in between.
 */
export const BOOTED_ID = "booted";
