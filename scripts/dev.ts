import { createServer } from "vite";
import type * as App from "../server/main/app.ts";

/** The development server: Vite in front, our own server behind it, both in this process. */
const vite = await createServer({
	server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 3000) + 20_000 } },
	appType: "custom",
});
const { startSite } = (await vite.ssrLoadModule("./server/main/app.ts")) as typeof App;
const running = await startSite({ middleware: vite.middlewares }, process.env);
console.log(`http://localhost:${running.port}\n${running.notes.join("\n")}`);
