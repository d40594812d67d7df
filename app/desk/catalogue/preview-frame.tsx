import { type RefObject, useCallback, useEffect, useRef } from "react";
import { withLists } from "../../../domain/catalogue/product-rows.ts";
import { textFields } from "../../../domain/shared/form.ts";
import styles from "./preview-frame.module.css";

/**
 * The product as the shop shows it, in a page of the shop itself. What is typed is sent to it as it is typed; without
 * script it shows what is saved.
 */
export function PreviewFrame({ product, form }: { product: string; form: RefObject<HTMLFormElement | null> }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const tell = useCallback(() => {
		if (!form.current) return;
		const texts = withLists(textFields(new FormData(form.current)));
		frame.current?.contentWindow?.postMessage({ texts }, location.origin);
	}, [form]);
	useEffect(() => {
		const element = form.current;
		// The frame asks once its own script lives.
		const asked = ({ origin, source }: MessageEvent) => {
			if (origin === location.origin && source === frame.current?.contentWindow) tell();
		};
		element?.addEventListener("input", tell);
		window.addEventListener("message", asked);
		return () => {
			element?.removeEventListener("input", tell);
			window.removeEventListener("message", asked);
		};
	});
	return (
		<div className={styles.preview} id="preview">
			<p>As buyers see it. Links and buttons do not work here.</p>
			<iframe
				ref={frame}
				title="The product as buyers see it"
				src={`/desk/catalogue/preview?product=${encodeURIComponent(product)}`}
			/>
		</div>
	);
}
