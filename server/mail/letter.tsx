import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const ink = "#2a1b17";
const quiet = "#5c4b42";
const rule = "#d9cfc2";
const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of every mail: one column that a phone shows as it is, no pictures, no tracking. */
export function renderLetter(preview: string, brand: string, body: ReactNode): string {
	const page = (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="color-scheme" content="light" />
			</head>
			<body style={{ margin: 0, background: "#f8f4ee", color: ink, fontFamily: font, fontSize: 16, lineHeight: 1.5 }}>
				<div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
				<table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
					<tbody>
						<tr>
							<td align="center" style={{ padding: "24px 12px" }}>
								<table
									role="presentation"
									width="100%"
									cellPadding={0}
									cellSpacing={0}
									style={{ maxWidth: 600, background: "#fffdf9" }}
								>
									<tbody>
										<tr>
											<td
												style={{
													background: "#6d1020",
													color: "#fffdf9",
													padding: "18px 28px",
													fontFamily: "Georgia, serif",
													fontSize: 22,
												}}
											>
												{brand}
											</td>
										</tr>
										<tr>
											<td style={{ padding: "24px 28px 32px" }}>{body}</td>
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
	return `<!doctype html>${renderToStaticMarkup(page)}`;
}

export function Heading({ children }: { children: ReactNode }) {
	return (
		<h1 style={{ margin: "0 0 12px", fontFamily: "Georgia, serif", fontWeight: 400, fontSize: 24, lineHeight: 1.2 }}>
			{children}
		</h1>
	);
}

export function Paragraph({ children }: { children: ReactNode }) {
	return <p style={{ margin: "0 0 14px" }}>{children}</p>;
}

/** The one thing to do, as a button that is still a link where styles are off. */
export function LinkLine({ href, children }: { href: string; children: string }) {
	return (
		<p style={{ margin: "0 0 18px" }}>
			<a
				href={href}
				style={{
					display: "inline-block",
					background: "#6d1020",
					color: "#fffdf9",
					padding: "12px 20px",
					textDecoration: "none",
					fontWeight: 600,
				}}
			>
				{children}
			</a>
		</p>
	);
}

/** Text a person typed: shown as it is, its line breaks kept. */
export function Typed({ children }: { children: string }) {
	return (
		<p style={{ margin: "0 0 14px", whiteSpace: "pre-wrap", borderLeft: `2px solid ${rule}`, paddingLeft: 12 }}>
			{children}
		</p>
	);
}

/** Facts in two columns; a missing one leaves its row out. */
export function Ledger({ rows }: { rows: readonly (readonly [string, string | null])[] }) {
	return (
		<table
			role="presentation"
			width="100%"
			cellPadding={0}
			cellSpacing={0}
			style={{ margin: "0 0 18px", fontSize: 15 }}
		>
			<tbody>
				{rows
					.filter(([, value]) => value !== null)
					.map(([name, value]) => (
						<tr key={name}>
							<td
								style={{
									padding: "7px 16px 7px 0",
									borderTop: `1px solid ${rule}`,
									color: quiet,
									verticalAlign: "top",
									width: "38%",
								}}
							>
								{name}
							</td>
							<td style={{ padding: "7px 0", borderTop: `1px solid ${rule}`, whiteSpace: "pre-wrap" }}>{value}</td>
						</tr>
					))}
			</tbody>
		</table>
	);
}

/** A table whose last column holds amounts. */
export function Lines({
	head,
	rows,
	total,
}: {
	head: readonly string[];
	rows: readonly (readonly string[])[];
	total: string;
}) {
	const cell = (index: number, count: number) => ({
		padding: "7px 8px 7px 0",
		borderTop: `1px solid ${rule}`,
		textAlign: index === 0 ? ("left" as const) : ("right" as const),
		...(index === count - 1 ? { paddingRight: 0 } : {}),
	});
	return (
		<table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 18px", fontSize: 15 }}>
			<thead>
				<tr>
					{head.map((name, index) => (
						<th key={name} style={{ ...cell(index, head.length), color: quiet, fontWeight: 400 }}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row[0]}>
						{row.map((text, index) => (
							<td key={head[index]} style={cell(index, row.length)}>
								{text}
							</td>
						))}
					</tr>
				))}
				<tr>
					<td colSpan={head.length - 1} style={{ ...cell(0, 2), fontWeight: 700 }}>
						Total at list price
					</td>
					<td style={{ ...cell(1, 2), fontWeight: 700 }}>{total}</td>
				</tr>
			</tbody>
		</table>
	);
}
