import { useEffect, useRef } from "react";
import { PICTURE_ACCEPT } from "../../../domain/catalogue/picture-upload.ts";
import { PRODUCT_VIEWS, type ProductView } from "../../../domain/catalogue/product-views.ts";
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
import { viewLabels } from "./labels.ts";
import type { ShownPicture } from "./pictures.server.ts";

type Result = ActionResult<{ sentence: string }>;

type Props = {
	/** The address its forms are sent to. */
	to: string;
	views: readonly (ShownPicture & { view: ProductView; colour: string })[];
	colours: readonly { code: string; name: string }[];
	/** What came of the form, where it was sent without script. */
	answer?: Result | undefined;
};

/** The pictures of a product beside its first two: each a view, of every colour or of one. */
export function ViewPanel({ to, views, colours, answer: sent }: Props) {
	const fetcher = useFetcher<Result>();
	const answer = [fetcher.data, sent].find((one) => one?.action === "view");
	const form = useRef<HTMLFormElement>(null);
	const isBusy = fetcher.state !== "idle";
	const saved = !isBusy && fetcher.data?.status === "done" ? fetcher.data : undefined;
	// The chosen file is used up, also where it took the place of another one.
	useEffect(() => {
		if (saved) form.current?.reset();
	}, [saved]);
	const inWords = (view: ProductView, colour: string) =>
		colour === "" ? viewLabels[view] : `${viewLabels[view]}, ${colour}`;
	return (
		<Panel title="Further pictures" aside="Optional">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				{views.map(({ view, colour, alt, file }) => (
					<fetcher.Form
						key={`${view} ${colour}`}
						method="post"
						action={to}
						encType="multipart/form-data"
						className={layoutStyles.actions}
					>
						<input type="hidden" name="place" value="view" />
						<input type="hidden" name="view" value={view} />
						<input type="hidden" name="colour" value={colour} />
						{file && <img src={file} alt={alt} width="48" height="60" />}
						<span>{inWords(view, colour)}</span>
						<Button
							kind="danger"
							type="submit"
							name="remove"
							value="1"
							disabled={isBusy}
							aria-label={`Remove: ${inWords(view, colour)}`}
						>
							Remove
						</Button>
					</fetcher.Form>
				))}
				<fetcher.Form
					method="post"
					action={to}
					encType="multipart/form-data"
					ref={form}
					className={layoutStyles.stack}
					data-busy={isBusy ? "" : undefined}
				>
					<input type="hidden" name="place" value="view" />
					<SelectField label="View" name="view" data-with-file="">
						{PRODUCT_VIEWS.map((view) => (
							<option key={view} value={view}>
								{viewLabels[view]}
							</option>
						))}
					</SelectField>
					<SelectField
						label="Colour"
						name="colour"
						hint="The colour that the picture shows. A front or close view needs one."
						data-with-file=""
					>
						<option value="">Any colour</option>
						{colours.map(({ code, name }) => (
							<option key={code} value={code}>
								{code} {name}
							</option>
						))}
					</SelectField>
					<FileField label="Picture of this view" name="picture" accept={PICTURE_ACCEPT} required />
					<TextField label="What this view shows, in words" name="alt" rows={2} required maxLength={160} />
					<div className={layoutStyles.actions} data-own-save="">
						<Button type="submit" disabled={isBusy}>
							Upload view
						</Button>
					</div>
					{isBusy && <p className={textStyles.muted}>Making the sizes …</p>}
				</fetcher.Form>
				{answer && <Notice kind={answer.status === "done" ? "good" : "bad"}>{answer.sentence}</Notice>}
			</div>
		</Panel>
	);
}
