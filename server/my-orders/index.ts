export { answerAsk, type OpenAsk, openAsks } from "./answer-ask.ts";
export type { ListedRequest } from "./listed-requests.ts";
export { createOrderLists } from "./order-lists.ts";
