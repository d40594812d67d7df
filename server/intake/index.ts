export { createFormKeys } from "./form-keys.ts";
export { createReceipts } from "./receipts.ts";
export { createInquiries } from "./receive-inquiry.ts";
export { createRequests } from "./requests.ts";
