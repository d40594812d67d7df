export { addInquiryEntry, createInquiryCases, type InquiryAct } from "./inquiry-cases.ts";
export { listInquiries } from "./inquiry-list.ts";
export { inquiryView } from "./inquiry-view.ts";
