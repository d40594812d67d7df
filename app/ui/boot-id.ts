/** The id of the boot script's element (app/boot.tsx). A page that must not be painted before it has run waits for it. */
export const BOOT_ID = "boot";
