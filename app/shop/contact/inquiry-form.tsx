import { inquiry as sentences } from "../../../messages/en/shop/contact/inquiry.ts";
import { Field, OtherCountry } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import { FormFrame, Kept } from "../../forms/form-frame.tsx";
import type { FormKind } from "../../forms/form-kind.ts";
import { NotSent, Outcome } from "../../forms/outcome.tsx";
import { useForm } from "../../forms/use-form.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { withSubject } from "./subject.ts";
import { useSubject } from "./use-subject.ts";

const inquiry: FormKind = {
	id: "inquiry",
	useWords: () => useMessages(sentences),
	loadCheck: () => import("./check-inquiry.ts"),
	keepScroll: true,
};

/**
 * The contact form of the home page and the contact page; each route gives it its action.
 * @param subject what the person has come to ask about: the message begins with it
 */
export function InquiryForm({ subject = "" }: { subject?: string }) {
	const words = useMessages(sentences);
	const form = useForm(inquiry, { message: withSubject("", subject, words) });
	useSubject(form, subject);
	return (
		<FormFrame form={form}>
			<Outcome form={form} />
			<div className={fields.fields}>
				<Field form={form} name="name" autoComplete="name" enterKeyHint="next" />
				<Field form={form} name="email" type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
				<Field form={form} name="company" optional autoComplete="organization" enterKeyHint="next" />
				<Field form={form} name="country" as="country" autoComplete="country-name" />
				<OtherCountry form={form} />
				<Field form={form} name="message" as="lines" wide autoComplete="off" placeholder={words.messageHint} />
				<div className={`${fields.send} ${fields.full}`}>
					<button className={button.button} type="submit" disabled={form.sending}>
						{form.sending ? words.sending : words.send}
						<ArrowRight />
					</button>
					<NotSent form={form} />
					<Kept form={form} />
				</div>
			</div>
		</FormFrame>
	);
}
