import styles from "./factor-secret.module.css";

export type ShownEnrolment = { qr: { path: string; size: number }; secret: string };

/** A second factor's secret, as a picture for a camera and as text for everybody else. */
export function FactorSecret({ enrolment: { qr, secret } }: { enrolment: ShownEnrolment }) {
	return (
		<div className={styles.factor}>
			<svg
				viewBox={`0 0 ${qr.size} ${qr.size}`}
				role="img"
				aria-label="QR code with the secret below"
				shapeRendering="crispEdges"
			>
				<path d={qr.path} />
			</svg>
			<p>
				Or type this secret:
				<code>{secret}</code>
			</p>
		</div>
	);
}
