export { addInquiryEntry, createInquiryCases, type InquiryAct } from "./inquiry-cases.ts";
export { createInquiryReading } from "./inquiry-reading.ts";
