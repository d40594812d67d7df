import { expect, test } from "vitest";
import { mailboxOf, mailDomainOf } from "./mailbox.ts";

test.each([
	["anna@example.com", ["Anna@Example.com", "anna+1@example.com", "anna+a+b@example.com"]],
	["annab@gmail.com", ["an.na.b@gmail.com", "a.n.n.a.b+x@googlemail.com"]],
	["anna@outlook.com", ["anna+shop@outlook.com", "ANNA+1@OUTLOOK.COM"]],
	["anna@fastmail.com", ["anna+1@fastmail.com", "anything@anna.fastmail.com", "else+1@anna.fastmail.com"]],
	["anna@fastmail.fm", ["anything@anna.fastmail.fm"]],
	["annab@proton.me", ["anna.b@proton.me", "an-na_b@protonmail.com", "annab+1@pm.me"]],
	["anna@icloud.com", ["anna+1@icloud.com", "anna@me.com", "anna+2@mac.com"]],
	["anna@yahoo.com", ["anna-1@yahoo.com", "anna-shop-2@yahoo.com", "anna+1@yahoo.com"]],
	["anna@yahoo.co.uk", ["anna-tag@yahoo.co.uk"]],
	["anna-b@yandex.ru", ["anna.b@yandex.com", "anna-b+1@ya.ru"]],
])("%s is one mailbox under all of its names", (mailbox, aliases) => {
	for (const alias of [mailbox, ...aliases]) expect(mailboxOf(alias)).toBe(mailbox);
});

test("two people stay two", () => {
	const people = [
		...["anna.b@example.com", "annab@example.com", "anna-b@example.com", "anna.b@outlook.com", "annab@outlook.com"],
		...["annab@hotmail.com", "+1@example.com", "+2@example.com", "-1@yahoo.com", "anna@mail.fastmail.example"],
	];
	expect(new Set(people.map(mailboxOf)).size).toBe(people.length);
});

test.each([
	["a@example.com", "example.com", false],
	["a@mail.buying.example.com", "example.com", false],
	["a@shop.example.co.uk", "example.co.uk", false],
	["a@example.de", "example.de", false],
	["a@gmail.com", "gmail.com", true],
	["a@yahoo.co.in", "yahoo.co.in", true],
	["a@localhost", "localhost", false],
])("%s is answered for by %s", (mailbox, domain, isForEverybody) => {
	expect(mailDomainOf(mailbox)).toEqual({ domain, isForEverybody });
});
