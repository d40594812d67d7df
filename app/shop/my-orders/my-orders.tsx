import {
	type ActionFunctionArgs,
	type ClientActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaArgs,
	useLoaderData,
} from "react-router";
import { pictureOf } from "../../../content/picture-source.ts";
import { ask } from "../../../messages/en/shop/my-orders/ask.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answerSubmission } from "../../forms/answer-submission.server.ts";
import { deliver } from "../../forms/deliver.ts";
import { Field } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import { FormFrame, Kept } from "../../forms/form-frame.tsx";
import type { FormKind } from "../../forms/form-kind.ts";
import { NotSent, Outcome } from "../../forms/outcome.tsx";
import { useForm } from "../../forms/use-form.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import wide from "../../ui/wide-on-phone.module.css";
import { useCompany } from "../parts/company-links.ts";
import { pageMeta } from "../parts/meta.ts";
import note from "../parts/note-page.module.css";
import { plainHead } from "../parts/page-head.ts";
import { Picture } from "../parts/picture.tsx";

const myOrders: FormKind = {
	id: "my-orders",
	useWords: () => useMessages(ask),
	loadCheck: () => import("./check-ask.ts"),
	keepScroll: true,
};

export function loader({ context }: LoaderFunctionArgs) {
	return { head: plainHead("/my-orders", context.get(servicesContext)), picture: pictureOf("site/making") };
}

/** Takes the address; the answer is the same whether or not there are requests under it. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const locale = context.get(localeContext);
	const submission = await context
		.get(servicesContext)
		.orderLists.ask(form, { ...context.get(visitorContext), locale });
	return answerSubmission(submission, "my-orders", messagesFor(locale));
}

export function clientAction(args: ClientActionFunctionArgs) {
	return deliver(args, "my-orders");
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex, follow" }];
}

/** Asks for the list of one's requests; the list itself is behind the link that is mailed (app/buyer/orders). */
export default function MyOrders() {
	const words = useMessages(ask);
	const form = useForm(myOrders);
	const { picture } = useLoaderData<typeof loader>();
	return (
		<main id="main" className={`${note["note-page"]} ${layout.grid}`} data-pictured="">
			<h1>{words.title}</h1>
			<p className={`${prose.lead} ${note.lead}`}>{words.lead}</p>
			<FormFrame form={form}>
				<Outcome form={form} />
				<div className={fields.fields}>
					<Field
						form={form}
						name="email"
						type="email"
						inputMode="email"
						autoComplete="email"
						enterKeyHint="send"
						wide
						hint={words.fine}
					/>
					<div className={`${fields.send} ${fields.full}`}>
						<button className={`${button.button} ${wide["wide-on-phone"]}`} type="submit" disabled={form.sending}>
							{form.sending ? words.sending : words.send}
							<ArrowRight />
						</button>
						<NotSent form={form} />
						<Kept form={form} />
					</div>
				</div>
			</FormFrame>
			<Comes />
			<figure className={note["to-end"]}>
				<Picture source={picture} alt="" sizes="(width >= 48rem) max(50vw, 860px), 90vw" load="first" />
			</figure>
		</main>
	);
}

function Comes() {
	const { comes } = useMessages(ask);
	const { salesEmail } = useCompany();
	return (
		<section className={note.comes} aria-labelledby="comes">
			<h2 id="comes">{comes.title}</h2>
			<ul>
				{comes.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			<p>
				{comes.help} <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
			</p>
		</section>
	);
}
