import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Company } from "../../content/company.ts";
import { stripBidiMarks } from "../../domain/shared/strip-bidi-marks.ts";
import { clip, type Draft } from "./blocks.ts";
import { colours, Heading, ShownBlock, serif } from "./email-parts.tsx";
import { plainText, shownFacts } from "./plain-text.ts";
import type { Email } from "./transport.ts";

/**
 * Whose letter it is: the company's to a buyer, or the desk's to a colleague. The wordmark is left out: a mail brings no
 * typeface along, and many a machine has no Tamil one.
 */
type Masthead = { from: "company" | "desk"; company: Pick<Company, "brandName"> };

/** Makes the letter of a draft, as HTML and as plain text. */
export function compose(draft: Draft, masthead: Masthead): Pick<Email, "subject" | "text" | "html"> {
	const blocks = draft.blocks.filter((block) => block.kind !== "facts" || shownFacts(block.facts).length > 0);
	const page = (
		<Page preview={draft.preview} masthead={masthead}>
			<Heading>{draft.heading}</Heading>
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
				<ShownBlock key={index} block={block} />
			))}
		</Page>
	);
	const html = `<!doctype html>${renderToStaticMarkup(page)}`;
	// A colleague's notice begins with what happened; a buyer's email with the salutation.
	const text = masthead.from === "desk" ? `${clip(draft.heading, 200)}\n\n${plainText(blocks)}` : plainText(blocks);
	return { subject: draft.subject, text: stripBidiMarks(text), html: stripBidiMarks(html) };
}

/*
 * Styles are in the tags, since many mail programs drop this sheet. It holds what cannot be written there: the colours
 * of a dark screen, and the narrower margins of a phone.
 */
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.edge{padding:0!important}}
@media (prefers-color-scheme:dark){.page,.edge{background:${colours.dark.page}!important}.sheet{background:${colours.dark.sheet}!important}.page,.ink{color:${colours.dark.ink}!important}.quiet{color:${colours.dark.quiet}!important}.brand{color:${colours.dark.brand}!important}.rule{border-color:${colours.dark.rule}!important}.button{background:${colours.dark.button}!important}}`;

/** Behind the preview, so that a mailbox does not fill its line with the masthead. */
const HUSH = "\u00a0\u200c".repeat(80);

const table = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;

/** The frame of every mail: one column that a phone shows as it is, no pictures, no tracking. */
function Page({ preview, masthead, children }: { preview: string; masthead: Masthead; children: ReactNode }) {
	const body = {
		margin: 0,
		padding: 0,
		background: colours.page,
		color: colours.ink,
		fontFamily: "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif",
		fontSize: 16,
		lineHeight: 1.5,
	};
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="format-detection" content="telephone=no,date=no,address=no" />
				<style>{SHEET}</style>
			</head>
			<body className="page" style={body}>
				<div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
					{preview}
					{HUSH}
				</div>
				<table {...table}>
					<tbody>
						<tr>
							<td align="center" className="edge" style={{ padding: "24px 12px" }}>
								<table
									{...table}
									className="sheet"
									style={{ maxWidth: 600, background: colours.sheet, textAlign: "left" }}
								>
									<tbody>
										<Head {...masthead} />
										<tr>
											<td className="pad" style={{ padding: "28px 36px 32px" }}>
												{children}
											</td>
										</tr>
									</tbody>
								</table>
							</td>
						</tr>
					</tbody>
				</table>
			</body>
		</html>
	);
}

/** The border of a saree: a broad band of kumkum and a thin one of zari. The desk's own emails go without. */
function Head({ from, company }: Masthead) {
	if (from === "desk")
		return (
			<tr>
				<td
					className="pad quiet rule"
					style={{
						padding: "14px 36px",
						fontSize: 14,
						color: colours.quiet,
						borderBottom: `1px solid ${colours.rule}`,
					}}
				>
					{company.brandName}: the desk
				</td>
			</tr>
		);
	return (
		<tr>
			<td
				className="pad brand"
				style={{
					padding: "20px 36px 16px",
					fontFamily: serif,
					fontSize: 22,
					lineHeight: 1.2,
					color: colours.kumkum,
					borderTop: `6px solid ${colours.kumkum}`,
					borderBottom: `1px solid ${colours.zari}`,
				}}
			>
				{company.brandName}
			</td>
		</tr>
	);
}
