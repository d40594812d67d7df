export { addInquiryEntry, createInquiryCases, type InquiryAction } from "./inquiry-cases.ts";
export { createInquiryReading } from "./inquiry-reading.ts";
