import { useEffect, useRef, useState } from "react";
import { listProblem } from "../../../domain/orders/listed-lines.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { listProblems } from "../../../messages/en/problems/list.ts";
import { quickOrder } from "../../../messages/en/shop/quick-order/quick-order.ts";
import { say } from "../../../messages/say.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { control } from "../../forms/control.ts";
import { failureOf } from "../../forms/failure.ts";
import fields from "../../forms/field.module.css";
import { useKeptFields } from "../../forms/use-kept-fields.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { useMessages } from "../../ui/use-messages.ts";
import wide from "../../ui/wide-on-phone.module.css";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import type { Route } from "./+types/quick-order";
import { FileChoice } from "./file-choice.tsx";
import { FoundLines } from "./found-lines.tsx";
import type { FoundList, ListResult } from "./look-up.server.ts";
import { CHOSEN, LIST } from "./posted-list.ts";
import styles from "./quick-order.module.css";

export { lookUp as action } from "./look-up.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	return { head: pageHead("/quick-order", context.get(servicesContext)) };
}

/** What does not come through is told on the page, which keeps the list. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ListResult> {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { ...failureOf(error, quickOrder.failures), action: "list", values: {} };
	}
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.head);
}

/** Looking a list up changes nothing of what the other loaders have read. */
export function shouldRevalidate() {
	return false;
}

/** A list that is pasted, typed or read from a file, and what was found of it. Without script it is a form like any other. */
export default function QuickOrder({ actionData }: Route.ComponentProps) {
	const words = useMessages(quickOrder);
	const problems = useMessages(listProblems);
	const fetcher = useFetcher<typeof clientAction>();
	const answer = fetcher.data;
	/** What was found last: it stays, with what was corrected in it, when the next answer is a refusal or none. */
	const [found, setFound] = useState(foundIn(actionData));
	const [problem, setProblem] = useState(isNotDone(actionData) ? actionData.sentence : "");
	const [added, setAdded] = useState("");
	const form = useRef<HTMLFormElement>(null);
	const outcome = useRef<HTMLHeadingElement>(null);
	const { save, put } = useKeptFields(form, { slot: { name: "thari-quick-order", area: "device" }, names: [LIST] });
	/** The list as it was sent: what is typed meanwhile is not written over. */
	const sent = useRef("");

	useEffect(() => {
		if (!answer) return;
		setProblem(isNotDone(answer) ? answer.sentence : "");
		if (answer.status !== "done") return;
		setFound(foundIn(answer));
		const field = form.current && control(form.current, LIST);
		if (field?.value === sent.current) put(LIST, answer.list);
		if (answer.list === "") field?.focus();
	}, [answer, put]);

	useEffect(() => {
		if (!found || found !== answer) return;
		// The focus alone would leave what was found below the screen's edge. What was added last is told above its heading.
		outcome.current?.focus({ preventScroll: true });
		outcome.current?.parentElement?.scrollIntoView();
	}, [found, answer]);

	function submit(event: React.FormEvent<HTMLFormElement>) {
		const field = control(event.currentTarget, LIST);
		sent.current = field?.value ?? "";
		const refusal = listProblem(sent.current);
		setAdded("");
		if (!refusal) return;
		event.preventDefault();
		setProblem(say(problems, refusal));
		field?.focus();
	}

	/** The list without what went into the cart; what is left of it is looked up again. */
	function leave(list: string, sentence: string) {
		put(LIST, list);
		setAdded(sentence);
		setFound(undefined);
		setProblem("");
		sent.current = list;
		if (list !== "") fetcher.submit({ [LIST]: list, [CHOSEN]: found?.chosen ?? "" }, SUBMIT);
	}

	return (
		<main id="main" className={styles["quick-order"]}>
			<fetcher.Form {...SUBMIT} ref={form} className={layout.grid} noValidate onSubmit={submit} onInput={save}>
				<h1>{words.title}</h1>
				<div className={styles.list}>
					<p className={prose.lead}>{words.lead}</p>
					<div className={fields.field}>
						<label htmlFor="list">{words.list}</label>
						<textarea
							id="list"
							name={LIST}
							rows={9}
							defaultValue={listIn(actionData)}
							aria-describedby="list-hint list-problem"
							aria-invalid={problem !== "" || undefined}
							autoComplete="off"
							autoCapitalize="off"
							spellCheck={false}
							dir="auto"
						/>
						<p className={`${prose.fine} ${styles.hint}`} id="list-hint">
							{words.hint}
							{words.examples.map((line) => (
								<code key={line}>{line}</code>
							))}
						</p>
						<p className={styles.problem} id="list-problem" role="alert">
							{problem}
						</p>
						{/* Never disabled: Enter in a line would then do nothing until the answer to the last list is there. The last one counts. */}
						<button
							className={classNames(button.button, found && button.outlined, wide["wide-on-phone"], styles.find)}
							type="submit"
						>
							{fetcher.state === "idle" ? words.find : words.finding}
							<ArrowRight />
						</button>
					</div>
					<FileChoice
						onRead={(text) => {
							const field = form.current && control(form.current, LIST);
							const before = field?.value.trimEnd() ?? "";
							put(LIST, before === "" ? text : `${before}\n${text}`);
							form.current?.requestSubmit();
						}}
					/>
				</div>
				<FoundLines found={found} added={added} heading={outcome} onAdded={leave} />
			</fetcher.Form>
		</main>
	);
}

const SUBMIT = { method: "post", action: "/quick-order", encType: "multipart/form-data" } as const;

/** What was found; of an empty list, whose last line has been left out, there is nothing to say. */
function foundIn(result: ListResult | undefined): FoundList | undefined {
	return result?.status === "done" && result.list !== "" ? result : undefined;
}

/** The list as the server has it after a post without script. */
function listIn(result: ListResult | undefined): string {
	if (!result) return "";
	return result.status === "done" ? result.list : (result.values[LIST] ?? "");
}
