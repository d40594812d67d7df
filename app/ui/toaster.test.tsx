import { renderToStaticMarkup } from "react-dom/server";
import { useToaster } from "react-hot-toast/headless";
import { afterEach, expect, test } from "vitest";
import { Toaster, toast, toastOptions } from "./toaster.tsx";

afterEach(() => toast.remove());

/** The toasts as the area gets them, with the times that apply to each. */
function Times() {
	return useToaster(toastOptions).toasts.map(
		({ type, duration, removeDelay }) => `${type} ${duration} ${removeDelay};`,
	);
}
const times = () =>
	renderToStaticMarkup(<Times />)
		.split(";")
		.slice(0, -1);

test("each type of toast stays for its time and is removed a second later, at most 20 at once", () => {
	toast("blank");
	toast.error("error");
	toast.success("success");
	toast.loading("loading");
	toast.custom("custom");
	expect(times().toSorted()).toEqual([
		"blank 4000 1000",
		"custom 4000 1000",
		"error 4000 1000",
		"loading Infinity 1000",
		"success 2000 1000",
	]);
	for (let n = 0; n < 30; n++) toast(`number ${n}`);
	expect(times()).toHaveLength(20);
});

test("a toast shows its text as text and its type by a sign", () => {
	toast.error("<b>broken</b>");
	const html = renderToStaticMarkup(<Toaster />);
	expect(html).toContain('data-type="error"');
	expect(html).toContain("&lt;b&gt;broken&lt;/b&gt;");
});
