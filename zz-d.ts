import { measureDurable } from "./tests/bench/durable.ts";
import { memory } from "./tests/bench/serving.ts";
import { startSite } from "./tests/support/site.ts";
const opts = process.argv[2]; const secs = Number(process.argv[3] ?? 15);
const site = await startSite({ env: opts ? { NODE_OPTIONS: opts } : {} });
console.log(opts, JSON.stringify((await measureDurable(site, secs)).rows), memory(site.process.pid!), "MB");
if(process.env.SHOW)console.log(site.output().split("\n").filter(l=>/Mark-Compact|Scav/.test(l)).slice(-6).join("\n"));await site.stop();
