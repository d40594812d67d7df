import type { Scene } from "../render/scene.ts";

/** A picture composed of several pieces: the module it is made by and the products it shows. */
export type Group = { key: string; entry: string; uses: readonly string[]; scene: () => Promise<Scene> };
