import { useState } from "react";
import { LONGEST_TEMPLATE_NAME, type QuoteTemplate } from "../../../domain/quotes/template.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { useAnswered } from "../../forms/use-answered.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import { plural } from "../parts/counted.ts";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import textStyles from "../parts/text.module.css";
import { fullDay } from "../parts/time-words.ts";
import type { action } from "./patterns.ts";
import styles from "./pick-list.module.css";

type Props = {
	templates: readonly QuoteTemplate[];
	address: string;
	/** Said where there are none. */
	none: string;
	onPick: (template: QuoteTemplate) => void;
	/** The list is another one now. */
	onChanged: () => void;
};

/** What is done to one template: nothing is deleted by a single press. */
type Doing = { id: string; what: "rename" | "remove"; name: string } | undefined;

/** The templates to choose from, each with its name to change and to delete. */
export function TemplateList({ templates, address, none, onPick, onChanged }: Props) {
	const [doing, setDoing] = useState<Doing>(undefined);
	const fetcher = useFetcher<typeof action>();
	const refused = isNotDone(fetcher.data) ? fetcher.data : undefined;
	useAnswered(fetcher, (answer) => {
		// A name that is not right stays to be corrected.
		if (answer.status !== "refused" || answer.action !== "rename") setDoing(undefined);
		onChanged();
	});
	const send = (intent: "rename" | "remove", { id, revision }: QuoteTemplate, name: string) =>
		void fetcher.submit({ intent, template: id, revision, name }, { method: "post", action: address });
	return (
		<>
			{refused && <Notice kind="bad">{refused.sentence}</Notice>}
			{templates.length === 0 && <p className={textStyles.muted}>{none}</p>}
			<ul className={styles.all}>
				{templates.map((template) => (
					<li key={template.id} className={styles.template}>
						{doing?.id === template.id && doing.what === "rename" ? (
							<form
								className={styles.rename}
								onSubmit={(event) => {
									event.preventDefault();
									send("rename", template, doing.name);
								}}
							>
								<Field
									label={`New name of ${template.name}`}
									value={doing.name}
									maxLength={LONGEST_TEMPLATE_NAME}
									required
									onChange={({ target }) => setDoing({ ...doing, name: target.value })}
								/>
								<Button type="submit" kind="primary" disabled={fetcher.state !== "idle"}>
									Rename
								</Button>
								<Button onClick={() => setDoing(undefined)}>Cancel</Button>
							</form>
						) : doing?.id === template.id ? (
							<p className={styles.rename}>
								<span>Delete “{template.name}” for everybody?</span>
								<Button disabled={fetcher.state !== "idle"} onClick={() => send("remove", template, template.name)}>
									Delete it
								</Button>
								<Button onClick={() => setDoing(undefined)}>Keep it</Button>
							</p>
						) : (
							<>
								<button type="button" onClick={() => onPick(template)}>
									<span>{template.name}</span>
									<span className={textStyles.muted}>
										{template.currency}, {pricesText(template.lines)}, {template.savedBy}, {fullDay(template.savedAt)}
									</span>
								</button>
								<Button
									kind="quiet"
									aria-label={`Rename ${template.name}`}
									onClick={() => setDoing({ id: template.id, what: "rename", name: template.name })}
								>
									Rename
								</Button>
								<Button
									kind="quiet"
									aria-label={`Delete ${template.name}`}
									onClick={() => setDoing({ id: template.id, what: "remove", name: template.name })}
								>
									Delete
								</Button>
							</>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

function pricesText(lines: number): string {
	return lines === 0 ? "terms alone" : plural(lines, { one: "1 price", other: `${lines} prices` });
}
