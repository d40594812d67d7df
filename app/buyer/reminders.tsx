import { data, Form, useNavigation, useRouteLoaderData } from "react-router";
import { reminders } from "../../messages/en/buyer/reminders.ts";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import button from "../ui/button.module.css";
import { notHere } from "../ui/not-here.ts";
import temple from "../ui/temple-border.module.css";
import { headMessages, useMessages } from "../ui/use-messages.ts";
import type { Route } from "./+types/reminders";
import type { FrameFacts } from "./frame.tsx";
import head from "./parts/head.module.css";
import border from "./parts/head-border.module.css";
import { HeadPicture } from "./parts/head-picture.tsx";
import page from "./parts/layout.module.css";

/** Where a reminder's link leads: a question with a button, since mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const view = await context.get(servicesContext).buyerCases.view(context.get(buyerContext));
	if (!view) throw notHere();
	return { base: `/q/${params.token}`, reference: view.reference, stopped: view.state.remindersStopped === true };
}

/**
 * Stops the reminders of this case for good. Posted by the page, or by a mail program on its reader's behalf (RFC 8058), which
 * follows no redirect: the answer is the page itself.
 */
export async function action({ context }: Route.ActionArgs) {
	await context.get(servicesContext).buyerCases.perform(context.get(buyerContext), { kind: "stop_reminders" });
	return null;
}

export function meta() {
	const words = headMessages(reminders);
	return [{ title: words.title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Reminders({ loaderData: { base, reference, stopped } }: Route.ComponentProps) {
	const frame = useRouteLoaderData<FrameFacts>("buyer/layout");
	const words = useMessages(reminders);
	const sending = useNavigation().state !== "idle";
	if (!frame) throw data(null, 500);
	return (
		<main id="main">
			<section className={head.head}>
				<HeadPicture picture={frame.picture} />
				<div className={`${page.measure} ${head.words}`}>
					<h1>{stopped ? words.stopped : words.title}</h1>
					<p role="status">{stopped ? words.stoppedFor({ reference }) : words.question({ reference })}</p>
					<div className={`${page.actions} ${head.actions}`}>
						{!stopped && (
							<Form method="post">
								<button className={button.button} type="submit" disabled={sending}>
									{words.stop}
								</button>
							</Form>
						)}
						<a className={button.link} href={base}>
							{words.toPage}
						</a>
					</div>
				</div>
			</section>
			<div className={`${temple.border} ${temple.small} ${temple.down} ${border.border}`} />
		</main>
	);
}
