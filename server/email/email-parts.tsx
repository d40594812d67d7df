import type { ReactNode } from "react";
import { BRAND_COLOURS, MAROON_IN_THE_DARK } from "../../content/brand-colours.ts";
import type { Block, Fact } from "./blocks.ts";
import { shownFacts } from "./plain-text.ts";

export const colours = {
	page: "#f8f4ee",
	sheet: "#fffdf9",
	ink: "#2a1b17",
	quiet: "#5c4b42",
	rule: "#ddd3c6",
	kumkum: BRAND_COLOURS.kumkum,
	zari: BRAND_COLOURS.zari,
	dark: {
		page: "#171110",
		sheet: "#221a18",
		ink: "#f3ebe2",
		quiet: "#c8b9ad",
		brand: MAROON_IN_THE_DARK.name,
		rule: "#4b3d37",
		button: MAROON_IN_THE_DARK.button,
	},
};
export const serif = "Newsreader, Georgia, 'Times New Roman', serif";

/** One part of an email. Text is only ever a child of an element, so React escapes what people typed. */
export function ShownBlock({ block }: { block: Block }) {
	switch (block.kind) {
		case "say":
			return <p style={{ margin: "0 0 16px", whiteSpace: "pre-line" }}>{block.text}</p>;
		case "due":
			return <p style={{ margin: "0 0 16px", fontWeight: 700 }}>{block.text}</p>;
		case "typed":
			return <Typed title={block.title} text={block.text} />;
		case "facts":
			return <Ledger facts={block.facts} />;
		case "list":
			return <Changes title={block.title} items={block.items} />;
		case "lines":
			return <Lines rows={block.rows} total={block.total} />;
		case "link":
			return <LinkLine url={block.url} label={block.label} />;
		case "small":
			return (
				<p
					className="quiet"
					style={{ margin: "0 0 10px", fontSize: 14, lineHeight: 1.45, color: colours.quiet, whiteSpace: "pre-line" }}
				>
					{block.url === undefined ? (
						block.text
					) : (
						<a href={block.url} className="quiet" style={{ color: colours.quiet }}>
							{block.text}
						</a>
					)}
				</p>
			);
	}
}

export function Heading({ children }: { children: ReactNode }) {
	const style = { margin: "0 0 14px", fontFamily: serif, fontWeight: 400, fontSize: 27, lineHeight: 1.2 };
	return <h1 style={style}>{children}</h1>;
}

/** The one thing to do, as a button that is still a link where styles are off. */
function LinkLine({ url, label }: { url: string; label: string }) {
	const style = {
		display: "inline-block",
		padding: "13px 22px",
		color: "#fffdf9",
		fontWeight: 600,
		textDecoration: "none",
	};
	return (
		<table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "8px 0 24px" }}>
			<tbody>
				<tr>
					<td className="button" style={{ background: colours.kumkum, borderRadius: 2 }}>
						<a href={url} style={style}>
							{label}
						</a>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

function Small({ children }: { children: string }) {
	return (
		<p className="quiet" style={{ margin: "0 0 4px", fontSize: 14, color: colours.quiet }}>
			{children}
		</p>
	);
}

function Typed({ title, text }: { title?: string; text: string }) {
	const style = {
		margin: "0 0 20px",
		padding: "2px 0 2px 14px",
		borderLeft: `3px solid ${colours.zari}`,
		whiteSpace: "pre-wrap",
		overflowWrap: "anywhere",
	} as const;
	return (
		<>
			{title && <Small>{title}</Small>}
			<p style={style}>{text}</p>
		</>
	);
}

function Changes({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<>
			<Small>{title}</Small>
			<ul style={{ margin: "0 0 20px", padding: "0 0 0 20px" }}>
				{items.map((item, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
					<li key={index} style={{ margin: "0 0 4px", overflowWrap: "anywhere" }}>
						{item}
					</li>
				))}
			</ul>
		</>
	);
}

const row = { borderTop: `1px solid ${colours.rule}`, verticalAlign: "top" } as const;
const figures = { textAlign: "right", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } as const;

/** Facts in two columns. */
function Ledger({ facts }: { facts: readonly Fact[] }) {
	const name = { ...row, padding: "8px 12px 8px 0", width: "28%", color: colours.quiet, fontSize: 15 };
	const value = { ...row, padding: "8px 0", whiteSpace: "pre-line", overflowWrap: "anywhere", fontSize: 15 } as const;
	return (
		<table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "4px 0 20px" }}>
			<tbody>
				{shownFacts(facts).map(([fact, text, weight]) => (
					<tr key={fact}>
						<td className="quiet rule" style={name}>
							{fact}
						</td>
						<td className="rule" style={weight ? { ...value, fontSize: 17, fontWeight: 700 } : value}>
							{text}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A table whose last columns hold figures. */
function Lines({ rows, total }: Pick<Extract<Block, { kind: "lines" }>, "rows" | "total">) {
	const cell = (index: number) => ({
		...row,
		padding: "8px 0 8px 10px",
		...(index === 0 ? { paddingLeft: 0 } : figures),
	});
	return (
		<table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "4px 0 20px", fontSize: 15 }}>
			<thead>
				<tr>
					{["Item", "Quantity", "Price", "Amount"].map((name, index) => (
						<th
							key={name}
							className="quiet rule"
							style={{
								...cell(index),
								...(index === 0 ? { textAlign: "left" } : {}),
								color: colours.quiet,
								fontWeight: 400,
							}}
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([goods, quantity, price, amount, note = ""], at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
					<tr key={at}>
						{[note === "" ? goods : <Noted key="goods" text={goods} note={note} />, quantity, price, amount].map(
							(text, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order
								<td key={index} className="rule" style={cell(index)}>
									{text}
								</td>
							),
						)}
					</tr>
				))}
				<tr>
					<td colSpan={3} className="rule" style={{ ...cell(0), fontWeight: 700 }}>
						{total[0]}
					</td>
					<td className="rule" style={{ ...cell(1), fontWeight: 700 }}>
						{total[1]}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** What is said of goods, small below their name. */
function Noted({ text, note }: { text: string; note: string }) {
	return (
		<>
			{text}
			<br />
			<span className="quiet" style={{ whiteSpace: "pre-line", fontSize: 14, color: colours.quiet }}>
				{note}
			</span>
		</>
	);
}
