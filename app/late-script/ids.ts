/** Ids of the blocks from which a document's script starts late: late-script.tsx writes them, boot.ts reads them. */
export const START_ID = "start";
export const DATA_ID = "data";
