import { useId } from "react";
import { cells } from "../../../messages/en/cells.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { copying } from "../../../messages/en/shop/parts/copying.ts";
import { passOn } from "../../../messages/en/shop/selection/pass-on.ts";
import { useClosedByBack } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { Cross } from "../../ui/icons.tsx";
import prose from "../../ui/prose.module.css";
import { useCopying } from "../../ui/use-copying.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { useCompany } from "../parts/company-links.ts";
import { useSamples } from "../samples/sample-store.ts";
import styles from "./pass-on.module.css";
import { SelectionPdf } from "./selection-pdf-form.tsx";
import { chatAddress, mailAddress, selectionAddress, selectionText } from "./selection-text.ts";

/** The ways to pass the cart on: a link, a message, a PDF. Nothing of it comes to us but the items of a PDF. */
export function PassOn({ open, close }: { open: boolean; close: () => void }) {
	const words = useMessages(passOn);
	const { copied, copyByHand } = useMessages(copying);
	const { line: sampleLine } = useMessages(sampleWords);
	const asked = useSamples((kept) => kept.samples);
	const samples = asked.map(sampleLine);
	const all = { passOn: words, cells: useMessages(cells), quantity: useMessages(quantity), samples };
	const { brandName } = useCompany();
	const items = useCart((cart) => cart.items);
	const { copy, outcome, field } = useCopying();
	const id = useId();
	useClosedByBack(open, close);
	const address = selectionAddress(location.origin, items, asked);
	const subject = words.subject({ brandName });
	const text = selectionText(items, address, all);
	return (
		<Dialog open={open} onClose={close} labelledBy={`${id}-title`} className={styles["pass-on"]}>
			<div className={styles.head}>
				<h2 id={`${id}-title`} tabIndex={-1}>
					{words.title}
				</h2>
				<button type="button" className={button.icon} aria-label={words.close} onClick={close}>
					<Cross />
				</button>
			</div>
			<p className={prose.quiet}>{words.lead}</p>
			<div className={styles.link}>
				<label htmlFor={`${id}-link`}>{words.link}</label>
				<input id={`${id}-link`} readOnly value={address} onFocus={({ target }) => target.select()} />
				<button type="button" className={button.button} onClick={() => copy(address, `${id}-link`)}>
					{words.copy}
				</button>
			</div>
			<p role="status" className={styles.said}>
				{outcome === "copied"
					? copied[field === `${id}-text` ? "text" : "link"]
					: outcome === "by-hand"
						? copyByHand
						: ""}
			</p>
			<h3 className={styles.name}>{words.send}</h3>
			<ul className={styles.ways}>
				<li>
					<a
						className={`${button.button} ${button.outlined}`}
						href={chatAddress(items, address, all, subject)}
						target="_blank"
						rel="noopener noreferrer"
					>
						{words.whatsApp}
					</a>
				</li>
				<li>
					<a className={`${button.button} ${button.outlined}`} href={mailAddress(items, address, all, subject)}>
						{words.email}
					</a>
				</li>
				{"share" in navigator && (
					<li>
						<button
							type="button"
							className={`${button.button} ${button.outlined}`}
							// Closing what the system shows is no failure.
							onClick={() => navigator.share({ title: subject, url: address }).catch(() => undefined)}
						>
							{words.otherApps}
						</button>
					</li>
				)}
			</ul>
			<h3 className={styles.name}>{words.save}</h3>
			<ul className={styles.ways}>
				<li>
					<button
						type="button"
						className={`${button.button} ${button.outlined}`}
						onClick={() => copy(text, `${id}-text`)}
					>
						{words.copyText}
					</button>
				</li>
				<li>
					<SelectionPdf lines={items} samples={asked} />
				</li>
			</ul>
			{outcome === "by-hand" && <textarea id={`${id}-text`} aria-label={words.text} readOnly rows={6} value={text} />}
		</Dialog>
	);
}
