import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { Mesh } from "./mesh.ts";

const folder = join(import.meta.dirname, "..", ".cache", "meshes");

/** The meshes of one simulation, by name. */
export type MeshSet = Record<string, Mesh>;

const pack = (meshes: MeshSet): Buffer => {
	const parts: Buffer[] = [];
	const head = Object.entries(meshes).map(([name, m]) => {
		for (const a of [m.pos, m.uv, m.tri]) parts.push(Buffer.from(a.buffer, a.byteOffset, a.byteLength));
		return { name, pos: m.pos.length, uv: m.uv.length, tri: m.tri.length };
	});
	const text = Buffer.from(JSON.stringify(head).padEnd(Math.ceil(JSON.stringify(head).length / 4) * 4));
	const size = Buffer.alloc(4);
	size.writeUInt32LE(text.length);
	return Buffer.concat([size, text, ...parts]);
};

const unpack = (file: Buffer): MeshSet => {
	const bytes = new Uint8Array(file).buffer;
	const length = file.readUInt32LE(0);
	const head = JSON.parse(file.toString("utf8", 4, 4 + length));
	const out: MeshSet = {};
	let at = 4 + length;
	for (const { name, pos, uv, tri } of head) {
		out[name] = {
			pos: new Float32Array(bytes, at, pos),
			uv: new Float32Array(bytes, at + 4 * pos, uv),
			tri: new Uint32Array(bytes, at + 4 * (pos + uv), tri),
		};
		at += 4 * (pos + uv + tri);
	}
	return out;
};

/**
 * Meshes that were simulated before with the same `key` are read from studio/.cache; colour variants of a garment
 * then skip their simulation. The key must name everything the meshes depend on.
 */
export const cachedMeshes = (key: unknown, make: () => MeshSet): MeshSet => {
	const name = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 24);
	const file = join(folder, `${name}.mesh`);
	if (existsSync(file)) return unpack(readFileSync(file));
	const meshes = make();
	mkdirSync(folder, { recursive: true });
	// Two workers may simulate the same garment at once: each writes a file of its own.
	const own = `${file}.${process.pid}-${threadId}`;
	writeFileSync(own, pack(meshes));
	renameSync(own, file);
	return meshes;
};
