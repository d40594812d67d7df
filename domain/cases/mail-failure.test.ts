import { expect, test } from "vitest";
import { mailFailure } from "./mail-failure.ts";

test.each([
	["550 5.1.1 <buyer@example.com>: no such mailbox here", "address_refused"],
	["550 No such user here", "address_refused"],
	["552 5.2.2 <buyer@example.com>: user is over quota", "mailbox_full"],
	["452 4.2.2 The mailbox is full", "mailbox_full"],
	["552 5.3.4 Message size exceeds fixed maximum message size", "too_large"],
	["535 5.7.8 Authentication failed", "sign_in"],
	["Invalid login: 535 5.7.8 Error", "sign_in"],
	["530 Authentication required", "sign_in"],
	["connect ECONNREFUSED 127.0.0.1:25", "not_reached"],
	["getaddrinfo ENOTFOUND mail.example", "not_reached"],
	["Greeting never received", "not_reached"],
	["The mail server took longer than 60000 ms.", "not_reached"],
	["554 5.7.1 Message rejected as spam", "turned_away"],
	["550 5.1.8 Sender address rejected", "unknown"],
	["451 4.7.1 Greylisted, please try again later", "later"],
	["421 Too many connections", "later"],
	["554 Transaction failed", "unknown"],
	["", "unknown"],
])("%s is %s", (answer, failure) => {
	expect(mailFailure(answer)).toBe(failure);
});
