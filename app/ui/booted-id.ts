/**
 * An empty element behind the boot script (app/late-script/boot.ts), on pages whose first paint waits for it: a script
 * element is in the document before it has run, and a busy browser may paint in between.
 */
export const BOOTED_ID = "booted";
