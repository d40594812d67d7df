import { expect, test } from "vitest";
import { parseSheet, usedStyle } from "./used-style.ts";

const page = '<html lang="en"><body class="a  b"><h2 id="here" class="x:y">T</h2><!-- c --><br></body></html>';
const used = (css: string) => usedStyle(parseSheet(css), page);

test.each([
	[".a{color:red}", ".a{color:red}"],
	[".c{color:red}", ""],
	[".a,.c{color:red;top:0}", ".a{color:red;top:0}"],
	["h2,h3{top:0}", "h2{top:0}"],
	["#here,#there{top:0}", "#here{top:0}"],
	[".a .c{top:0}.a>h2+br{top:0}", ".a>h2+br{top:0}"],
	[".x\\:y{top:0}", ".x\\:y{top:0}"],
	["*,:before{top:0}", "*,:before{top:0}"],
	[":root{--a:1}:root,:host{--b:2}", ":root{--a:1}:root,:host{--b:2}"],
])("of %s it keeps %s", (css, kept) => expect(used(css)).toBe(kept));

test("states, attributes and functional pseudo-classes are never a reason to leave a rule out", () => {
	const css =
		'.a:hover{top:0}.a:not(.c,.d:is(.e)){top:0}.b:has(.c){top:0}:is(.c input,.d)::before{top:0}[data-cart] .a[x=".c"]{top:0}.a:popover-open{top:0}';
	expect(used(css)).toBe(css);
});

test("nested rules and rules in at-rules are looked at one by one", () => {
	expect(used(".a{top:0;& .c{top:1}& h2{top:2}@media (width>=1px){top:3;& .c{top:4}}}")).toBe(
		".a{top:0;& h2{top:2}@media (width>=1px){top:3}}",
	);
	expect(used("@layer x,y;@layer x{@media print{.c{top:0}}.a{top:0}}@layer y{.c{top:0}}")).toBe(
		"@layer x,y;@layer x{.a{top:0}}",
	);
});

test("keyframes and fonts stay whole", () => {
	const css = '@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:"A";src:url(/a.woff2)format("woff2")}';
	expect(used(css)).toBe(css);
});

test("quotes, escapes and parentheses end nothing", () => {
	const css = `.a{--t:url("data:image/svg+xml,%3Csvg d='M0;{}'/%3E");content:"\\"}";background:url(a;b)}`;
	expect(used(css)).toBe(css);
	expect(used("/* .a{} */.a{top:0}")).toBe(".a{top:0}");
});

test("what the page says in words is none of its names", () => {
	expect(usedStyle(parseSheet(".q{top:0}"), "<p>a &lt;b class=&quot;q&quot;&gt;</p>")).toBe("");
});
