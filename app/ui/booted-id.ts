/**
 * An empty element at the end of the document, on pages whose first paint waits for it (`rel="expect"`, in browsers that know
 * it). At the checkout the boot script before it (app/late-script/boot.ts) has run by then: a script element is in the document
 * before it has run, and a busy browser may paint in between. On the desk and the buyer's page tables whose rows are still
 * coming would change their columns under somebody's eyes. The rest of the shop shows its first screen at once.
 */
export const BOOTED_ID = "booted";
