import { useEffect, useRef, useState } from "react";
import {
	type Framing,
	framings,
	LEAST,
	PICTURE_ACCEPT,
	readFraming,
} from "../../../domain/catalogue/picture-upload.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { FileField } from "../parts/file-field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { framingLabels } from "./labels.ts";
import styles from "./picture-panel.module.css";

type Result = ActionResult<{ sentence: string }>;

type Props = {
	title: string;
	place: "main" | "close";
	/** The address its form is sent to. */
	to: string;
	alt: string;
	/** The smallest file of what is there; null for none. */
	file: string | null;
	image: string;
	/** What came of the form, where it was sent without script. */
	answer?: Result | undefined;
};

/** A picture, the form that puts another one in its place, and how the new one will be cut. */
export function PicturePanel({ title, place, to, alt, file, image, answer: sent }: Props) {
	const fetcher = useFetcher<Result>();
	const answer = [fetcher.data, sent].find((one) => one?.action === place);
	const [chosen, setChosen] = useState<string>();
	const [framing, setFraming] = useState<Framing>("middle");
	const form = useRef<HTMLFormElement>(null);
	const isBusy = fetcher.state !== "idle";
	const saved = !isBusy && fetcher.data?.status === "done" ? fetcher.data : undefined;
	// The chosen file is used up, and so is how it was to be cropped.
	useEffect(() => {
		if (!saved) return;
		setChosen(undefined);
		setFraming("middle");
		form.current?.reset();
	}, [saved]);

	function choose(picked: File | undefined) {
		if (!picked?.type.startsWith("image/")) return setChosen(undefined);
		const reader = new FileReader();
		reader.onload = () => typeof reader.result === "string" && setChosen(reader.result);
		reader.readAsDataURL(picked);
	}

	const shown = chosen ?? file;
	return (
		<Panel
			title={title}
			aside={place === "close" ? (file && image === "" ? "Required with a picture" : "Optional") : undefined}
		>
			<fetcher.Form
				method="post"
				action={to}
				encType="multipart/form-data"
				ref={form}
				className={`${panelStyles.body} ${styles.form}`}
				data-busy={isBusy ? "" : undefined}
			>
				<div className={styles.frame} data-framing={chosen ? framing : undefined}>
					{shown ? (
						<img src={shown} alt={chosen ? "The chosen picture as it will be cropped" : alt} width="160" height="200" />
					) : (
						<span className={textStyles.muted}>No picture yet</span>
					)}
				</div>
				<div className={layoutStyles.stack}>
					<input type="hidden" name="place" value={place} />
					<FileField
						label={image ? "Another picture" : "Picture"}
						hint={`JPEG, PNG, WebP or AVIF of at least ${LEAST.width} × ${LEAST.height} pixels, at most 10 MB`}
						name="picture"
						accept={PICTURE_ACCEPT}
						required={image === ""}
						onChange={({ target }) => choose(target.files?.[0])}
					/>
					<SelectField
						label="How to crop it"
						hint="Shown at 4:5."
						name="framing"
						data-with-file=""
						value={framing}
						onChange={({ target }) => setFraming(readFraming(target.value))}
					>
						{framings.map((one) => (
							<option key={one} value={one}>
								{framingLabels[one]}
							</option>
						))}
					</SelectField>
					<TextField
						label="What it shows, in words"
						name="alt"
						rows={3}
						required
						maxLength={160}
						defaultValue={alt}
						key={alt}
					/>
					<div className={layoutStyles.actions}>
						<Button type="submit" disabled={isBusy} data-own-save="">
							{`${image ? "Save" : "Upload"} ${place === "close" ? "close view" : "picture"}`}
						</Button>
						{place === "close" && image !== "" && (
							<Button kind="danger" type="submit" name="remove" value="1" formNoValidate>
								Remove
							</Button>
						)}
					</div>
					{isBusy && <p className={textStyles.muted}>Making the sizes …</p>}
					{answer && <Notice kind={answer.status === "done" ? "good" : "bad"}>{answer.sentence}</Notice>}
				</div>
			</fetcher.Form>
		</Panel>
	);
}
