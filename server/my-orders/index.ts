export { answerAsk, type OpenAsk, type OrderListMailDeps, openAsks } from "./answer-ask.ts";
export type { ListedRequest } from "./listed-requests.ts";
export { createOrderLists } from "./order-lists.ts";
