import { expect, test } from "vitest";
import { usedStyleOf } from "./used-style.ts";

const page = '<html lang="en"><body class="a  b"><h2 id="here" class="x:y">T</h2><!-- c --><br></body></html>';
const used = (css: string) => usedStyleOf(css)(page);

test.each([
	[".a{color:red}", ".a{color:red}"],
	[".c{color:red}", ""],
	[".a,.c{color:red;top:0}", ".a{color:red;top:0}"],
	["h2,h3{top:0}", "h2{top:0}"],
	["#here,#there{top:0}", "#here{top:0}"],
	[".a .c{top:0}.a>h2+br{top:0}", ".a>h2+br{top:0}"],
	[".x\\:y{top:0}", ".x\\:y{top:0}"],
	["*,:before{top:0}", "*,:before{top:0}"],
	[":root{top:0}:root,:host{top:1}", ":root{top:0}:root,:host{top:1}"],
])("of %s it keeps %s", (css, kept) => expect(used(css)).toBe(kept));

test("states, attributes and functional pseudo-classes are never a reason to leave a rule out", () => {
	const css =
		'.a:hover{top:0}.a:not(.c,.d:is(.e)){top:0}.b:has(>.c){top:0}.b:not(:has(.c)){top:0}:is(.a,h2:has(.c)){top:0}.a:not(.b:has(.c)){top:0}:is(.c input,.d)::before{top:0}[data-cart] .a[x=".c"]{top:0}.a:popover-open{top:0}';
	expect(used(css)).toBe(css);
});

test("an element that is to hold a class needs one that has it", () => {
	expect(used("html:has(.c){top:0}html:has(.b){top:1px}.b:has(.c) h2{top:0}")).toBe("html:has(.b){top:1px}");
});

test("nested rules and rules in at-rules are looked at one by one", () => {
	expect(used(".a{top:0;& .c{top:1}& h2{top:2}@media (width>=1px){top:3;& .c{top:4}}}")).toBe(
		".a{top:0;& h2{top:2}@media (width>=1px){top:3}}",
	);
	expect(used("@layer x,y;@layer x{@media print{.c{top:0}}.a{top:0}}@layer y{.c{top:0}}")).toBe(
		"@layer x,y;@layer x{.a{top:0}}",
	);
});

test("properties and keyframes are kept where something kept refers to them", () => {
	expect(used(":root{--a:var(--b);--b:1;--c:var(--d);--d:2}.a{top:var(--a)}.c{top:var(--c)}")).toBe(
		":root{--a:var(--b);--b:1}.a{top:var(--a)}",
	);
	expect(used("@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:.5s k}.c{animation:l}")).toBe(
		"@keyframes k{to{top:0}}.a{animation:.5s k}",
	);
});

test("what stands in for colours where a reader has their own comes with the whole sheet", () => {
	expect(usedStyleOf("@media (forced-colors:active){.a{top:0}}.a{top:1px}")('<main class="a">')).toBe(".a{top:1px}");
});

test("how a page prints comes with the whole sheet, and at once where it is a document", () => {
	const css = "@media print{.a{top:0}.b{top:1px}}.b{top:0;@media print{top:1px}}";
	expect(used(css)).toBe(".b{top:0}");
	expect(usedStyleOf(css)('<main class="b a" data-print="">')).toBe(css);
});

test("what is mirrored comes where a page is read from right to left", () => {
	const css = "[dir=rtl] .a{top:0}.b{top:0;&:dir(rtl){top:1px}}";
	expect(used(css)).toBe(".b{top:0}");
	expect(usedStyleOf(css)('<html dir="rtl"><p class="a b">')).toBe(css);
});

test("what the application says of a page comes with the whole sheet, before the application does", () => {
	expect(used(".a{top:0;html[data-far] &{top:1px}&[data-second] h2{top:2px}}html[data-cart] .a{top:3px}")).toBe(
		".a{top:0}html[data-cart] .a{top:3px}",
	);
});

test("what waits for the whole sheet comes with it, and what stands until then comes with the document", () => {
	const css = "html[data-whole] .a{top:0}html:not([data-whole]) .a{top:1px}";
	expect(used(css)).toBe("html:not([data-whole]) .a{top:1px}");
});

test("the order of the layers is said once", () => {
	expect(used("@layer b,p;@layer p{.a{top:0}}@layer b,p;@layer p{h2{top:0}}")).toBe(
		"@layer b,p;@layer p{.a{top:0}}@layer p{h2{top:0}}",
	);
});

test("a change of page needs script, which brings the whole sheet", () => {
	expect(used("::view-transition-old(x),::view-transition-new(*){top:0}.a{top:0}")).toBe(".a{top:0}");
});

test("keyframes and fonts stay whole", () => {
	const css =
		'.a{animation:k 1s}@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:"A";src:url(/a.woff2)format("woff2")}';
	expect(used(css)).toBe(css);
});

test("quotes, escapes and parentheses end nothing", () => {
	const css = `.a{--t:1;background:var(--t) url("data:image/svg+xml,%3Csvg d='M0;{}'/%3E");content:"\\"}";background:url(a;b)}`;
	expect(used(css)).toBe(css);
	expect(used("/* .a{} */.a{top:0}")).toBe(".a{top:0}");
});

test("what the page says in words is none of its names", () => {
	expect(usedStyleOf(".q{top:0}")("<p>a &lt;b class=&quot;q&quot;&gt;</p>")).toBe("");
});

test("each page has its own rules, however often it is asked for", () => {
	const usedBy = usedStyleOf(".a{top:0}.b{top:1}");
	for (let turn = 0; turn < 2; turn++) {
		expect(usedBy('<p class="a">')).toBe(".a{top:0}");
		expect(usedBy('<p class="b">')).toBe(".b{top:1}");
		expect(usedBy('<p class="a b" id="1">')).toBe(".a{top:0}.b{top:1}");
	}
});
