import { Button } from "../parts/button.tsx";
import { RedoIcon, UndoIcon } from "../parts/icons.tsx";

type Steps = { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };

/** One step back, or on again. Neither is ever disabled while it has the focus, or the focus would be lost. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: Steps) {
	return (
		<>
			<Button
				aria-disabled={!canUndo}
				onClick={undo}
				aria-keyshortcuts="Control+Z"
				aria-label="Undo"
				title="Undo (Ctrl Z)"
			>
				<UndoIcon />
			</Button>
			<Button
				aria-disabled={!canRedo}
				onClick={redo}
				aria-keyshortcuts="Control+Shift+Z Control+Y"
				aria-label="Redo"
				title="Redo (Ctrl Shift Z)"
			>
				<RedoIcon />
			</Button>
		</>
	);
}
