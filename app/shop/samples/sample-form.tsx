import { useId, useState } from "react";
import type { SampleKind } from "../../../domain/catalogue/catalogue.ts";
import { SAMPLE_CHOICES, type Sample } from "../../../domain/orders/samples.ts";
import { sampleProblems } from "../../../messages/en/problems/samples.ts";
import { samplePage } from "../../../messages/en/shop/sample-page.ts";
import { say } from "../../../messages/say.ts";
import fields from "../../forms/field.module.css";
import button from "../../ui/button.module.css";
import { Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { toast } from "../../ui/toast.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { KeptSamples } from "./kept-samples.tsx";
import styles from "./sample-form.module.css";
import { useSamples } from "./sample-store.ts";
import { useKeptSamples } from "./use-kept-samples.ts";

type Props = {
	product: Pick<Sample, "id" | "name" | "category"> & { slug: string };
	/** What there is of it; the first one unless the buyer says otherwise. */
	kinds: readonly SampleKind[];
	colours: readonly { code: string; name: string }[];
};

/** Kind, colour and quantity of a sample, and below what is asked for already. */
export function SampleForm({ product: { slug, ...product }, kinds, colours }: Props) {
	const words = useMessages(samplePage);
	const problemWords = useMessages(sampleProblems);
	const [kind, setKind] = useState(kinds[0]);
	const [colour, setColour] = useState("");
	const [quantity, setQuantity] = useState(1);
	const [problem, setProblem] = useState("");
	const { samples } = useKeptSamples();
	const id = useId();
	if (kind === undefined) return null;

	function ask(kind: SampleKind) {
		const chosen = colours.find(({ code }) => code === colour);
		const sample = { ...product, kind, colour: chosen?.code ?? null, colourName: chosen?.name ?? "", quantity };
		const refused = useSamples.getState().ask(sample);
		setProblem(refused ? say(problemWords, refused) : "");
		if (!refused) toast.success(words.added({ name: product.name, sample: words.sample(sample) }));
	}

	return (
		<>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					ask(kind);
				}}
			>
				{kinds.length > 1 ? (
					<div className={`${fields.field} ${styles.half}`}>
						<label htmlFor={`${id}-kind`}>{words.which}</label>
						<select
							id={`${id}-kind`}
							value={kind}
							onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? kinds[0])}
						>
							{kinds.map((one) => (
								<option key={one} value={one}>
									{words.kinds[one]}
								</option>
							))}
						</select>
					</div>
				) : (
					<p className={prose.quiet}>{words.kinds[kind]}</p>
				)}
				{colours.length > 0 && (
					<div className={`${fields.field} ${styles.half}`}>
						<label htmlFor={`${id}-colour`}>{words.colour}</label>
						<select id={`${id}-colour`} value={colour} onChange={(event) => setColour(event.currentTarget.value)}>
							<option value="">{words.anyColour}</option>
							{colours.map(({ code, name }) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</select>
					</div>
				)}
				<div className={`${fields.field} ${styles.half} ${styles.quantity}`}>
					<label htmlFor={`${id}-quantity`}>{words.quantity}</label>
					<select
						id={`${id}-quantity`}
						value={quantity}
						onChange={(event) => setQuantity(Number(event.currentTarget.value))}
					>
						{SAMPLE_CHOICES.map((count) => (
							<option key={count}>{count}</option>
						))}
					</select>
				</div>
				<p className={styles.problem} role="alert">
					{problem}
				</p>
				<button type="submit" className={`${button.button} ${button.wide} ${layout["needs-script"]}`} data-hold="">
					{words.add} <Plus />
				</button>
				<p className={`${prose.fine} ${layout["needs-script"]}`}>{words.priced}</p>
				<noscript>
					<p className={prose.fine}>
						{words.noScript[0]}
						<a href={askAbout(slug)}>{words.noScript[1]}</a>
						{words.noScript[2]}
					</p>
				</noscript>
			</form>
			{samples.length > 0 && (
				<section className={styles.asked} aria-label={words.inRequest}>
					<KeptSamples heading="h2" />
					<Link className={button.link} to="/checkout">
						{words.checkout}
					</Link>
				</section>
			)}
		</>
	);
}
