/** How large a picture is drawn, and how far its middle lies from the stage's, in pixels; 1 shows all of it. */
export type Zoom = { scale: number; x: number; y: number };

/** A place on the stage, seen from its middle; a size of the stage, or of the picture as it fits in at 1. */
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Each press of a key or button goes so far. */
export const STEP = 1.5;

/** At most this many pixels of the screen for one of the picture: beyond, there is nothing more to see. */
const MOST_PER_PIXEL = 1.5;

/** How far one may go into a picture of that natural width, which is drawn so wide at 1. */
export function mostScale(natural: number, drawn: number): number {
	return drawn > 0 ? Math.max(2, (MOST_PER_PIXEL * natural) / drawn) : 2;
}

/** Zooms by a factor; what lies under the point stays there. */
export function zoomed(zoom: Zoom, factor: number, at: Point, most: number): Zoom {
	const scale = Math.min(most, Math.max(1, zoom.scale * factor));
	const by = scale / zoom.scale;
	return { scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}

/** Keeps the picture's edge from coming further in than the stage's; what is smaller than the stage stays in its middle. */
export function within({ scale, x, y }: Zoom, stage: Size, fitted: Size): Zoom {
	const across = Math.max(0, (fitted.width * scale - stage.width) / 2);
	const down = Math.max(0, (fitted.height * scale - stage.height) / 2);
	return { scale, x: clamp(x, across), y: clamp(y, down) };
}

function clamp(value: number, most: number): number {
	return Math.min(most, Math.max(-most, value));
}
