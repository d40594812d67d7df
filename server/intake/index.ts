export { createFormKeys } from "./form-keys.ts";
export { ONE_BY_ONE } from "./inquiry-notices.ts";
export { createReceipts } from "./receipts.ts";
export { createInquiries } from "./receive-inquiry.ts";
export { createRequests } from "./requests.ts";
