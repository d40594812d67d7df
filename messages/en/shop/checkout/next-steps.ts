/** Above what happens next, on the checkout page and on the thank-you page. */
export const nextSteps = { title: "What happens next" };
