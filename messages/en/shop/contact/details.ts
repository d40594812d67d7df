/** The names of the ways to reach the company, on the home page and on the contact page. */
export const details = { phone: "Phone", email: "Email", hours: "Business hours (IST)" };
