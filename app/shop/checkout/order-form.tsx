import { type MouseEvent, useEffect } from "react";
import { useNavigation } from "react-router";
import { askedLines, cartTotal } from "../../../domain/orders/cart.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { checkout } from "../../../messages/en/shop/checkout/checkout.ts";
import { control } from "../../forms/control.ts";
import { Field, OtherCountry } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import { FormFrame, Kept } from "../../forms/form-frame.tsx";
import type { FormKind } from "../../forms/form-kind.ts";
import { NotSent, Outcome } from "../../forms/outcome.tsx";
import type { FormState } from "../../forms/use-form.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import giveWay from "../parts/give-way.module.css";
import thumb from "../product/thumb-bar.module.css";
import { useKeptSamples } from "../samples/use-kept-samples.ts";
import { LineProblems } from "./line-problems.tsx";
import { MoreAboutOrder } from "./more-about-order.tsx";
import styles from "./order-form.module.css";
import { useDetails, useSent } from "./use-details.ts";

export const order: FormKind = {
	id: "order",
	useWords: useOrderWords,
	loadCheck: () => import("./check-order.ts"),
	keepScroll: false,
	encType: "multipart/form-data",
};

/** The labels of the form's own fields, and of the further ones that `domain/orders/order-details.ts` declares. */
function useOrderWords() {
	const { labels, failed } = useMessages(checkout);
	const details = useDetails().map(({ name, label }) => [name, label]);
	return { labels: { ...labels, ...Object.fromEntries(details) }, failed };
}

/** The order request form; its state is the checkout's, because the summary and the phone's bar share it. */
export function OrderForm({ form }: { form: FormState }) {
	const words = useMessages(checkout);
	const sent = useSent();
	const items = useCart((cart) => cart.items);
	const { samples, isRead } = useKeptSamples();
	const { formRef } = form;

	useEffect(() => {
		const field = formRef.current && control(formRef.current, "items");
		if (field && (items.length > 0 || samples.length > 0)) field.value = JSON.stringify(askedLines(items));
		const others = formRef.current && control(formRef.current, "samples");
		if (others && isRead) others.value = samples.length > 0 ? JSON.stringify(samples) : "";
	}, [items, samples, isRead, formRef]);

	return (
		<FormFrame form={form}>
			<input type="hidden" name="items" suppressHydrationWarning />
			<input type="hidden" name="samples" suppressHydrationWarning />
			<Outcome form={form}>
				<LineProblems form={form} />
			</Outcome>
			<div className={`${fields.fields} ${styles.fields}`}>
				<h2 className={styles.section}>{words.who}</h2>
				<Field form={form} name="fullName" autoComplete="name" enterKeyHint="next" />
				<Field form={form} name="company" optional autoComplete="organization" enterKeyHint="next" />
				<Field form={form} name="email" type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
				<Field
					form={form}
					name="phone"
					type="tel"
					inputMode="tel"
					hint={sent.phoneHint}
					autoComplete="tel"
					enterKeyHint="next"
				/>
				<h2 className={styles.section}>{words.where}</h2>
				<Field form={form} name="country" as="country" wide autoComplete="country-name" />
				<OtherCountry form={form} wide />
				<Field form={form} name="address" as="lines" wide hint={sent.addressHint} autoComplete="street-address" />
				<h2 className={styles.section}>{words.more}</h2>
				<Field form={form} name="notes" as="lines" wide optional autoComplete="off" placeholder={sent.notesHint} />
				<MoreAboutOrder form={form} />
				<div className={`${fields.send} ${styles.send}`}>
					<SubmitOrder sending={form.sending} />
					<NotSent form={form} />
					<p className={prose.fine}>
						{sent.accepts[0]}
						<Link to="/terms">{sent.accepts[1]}</Link>
						{sent.accepts[2]}
						<Link to="/privacy-policy">{sent.accepts[3]}</Link>
						{sent.accepts[4]}
					</p>
					<p className={`${prose.fine} ${styles.answer}`}>{sent.answer}</p>
					<Kept form={form} />
				</div>
			</div>
		</FormFrame>
	);
}

function SubmitOrder({ sending }: { sending: boolean }) {
	const words = useMessages(checkout);
	return (
		<button className={`${button.button} ${button.wide} ${giveWay.own}`} type="submit" disabled={sending}>
			{sending ? words.sending : words.submit}
			<ArrowRight />
		</button>
	);
}

/**
 * The checkout's action in the phone's bar, which is outside the page: the way to what is still to be filled, then the form's
 * button, each with the total below it. It gives way to the total alone while the form's own button is in sight. Without
 * script there is neither: they would submit nothing.
 */
export function SubmitUnderThumb() {
	const words = useMessages(checkout);
	const total = useCart(({ isRead, items }) =>
		isRead && items.length > 0 ? formatRupees(cartTotal(items)) : "\u00a0",
	);
	const sending = useNavigation().formMethod === "POST";
	const sum = `${words.totalAtList} ${total}`;
	return (
		<>
			{/* The button says it as well, for as long as it is there. */}
			<span className={`${giveWay.instead} ${styles.total}`} aria-hidden="true">
				{sum}
			</span>
			<button
				className={`${thumb.action} ${thumb.primary} ${layout["needs-script"]} ${giveWay.action} ${styles.action}`}
				type="submit"
				form={order.id}
				disabled={sending}
				onClick={leadOn}
			>
				<span>
					<span className={styles.unfilled}>{words.fill}</span>
					<span className={styles.wrong}>{words.correct}</span>
					<span className={styles.filled}>{sending ? words.sending : words.submit}</span>
					<span className={thumb.adds}>{sum}</span>
				</span>
			</button>
		</>
	);
}

/** The same fields by which the style chooses the words of the button (order-form.module.css). */
const UNFILLED = ':required:invalid:not([name="otherCountry"])';

/** To the first field that is empty; what is filled, but wrongly, or was told before, is told by the form's own check, which leads there. */
function leadOn(event: MouseEvent<HTMLButtonElement>) {
	const unfilled = event.currentTarget.form?.querySelector<HTMLInputElement>(UNFILLED);
	if (!unfilled || unfilled.value || unfilled.ariaInvalid) return;
	event.preventDefault();
	unfilled.focus();
}
