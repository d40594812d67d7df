export { createLineSheets, type SheetAnswer } from "./line-sheets.ts";
