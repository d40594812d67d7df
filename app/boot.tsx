import { useContext } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { BOOT_ID } from "./ui/boot-id.ts";

/**
 * Runs inside the document, before any script is fetched. It paints the cart's count, keeps the first click on
 * a part that needs script (`data-hold`) until that part lives, fills the checkout's hidden line field so that the
 * form works even when no further script arrives. Once the page has loaded and its large picture has had time to be
 * painted it shows what stands further down (`later` in styles/layout.css), puts the house's faces into use, and when
 * the browser is idle fetches the whole stylesheet and the application; at the first touch, key or focus if that comes
 * sooner. About 1 kB compressed: it is a part of every page.
 */
const BOOT = `(function(m,e,s,k){var d=document,r=d.documentElement,q=0,n=0,c,l={};try{l=localStorage;c=JSON.parse(l["thari-cart"]).state.items;c.forEach(function(i){n+=i.quantity});if(n){r.dataset.cart=n;d.querySelectorAll("[data-count]").forEach(function(b){b.textContent=n});d.querySelectorAll("[name=items]").forEach(function(f){f.value=JSON.stringify(c.map(function(i){return{id:i.id,quantity:i.quantity,price:i.price}}))})}}catch(x){}
function link(t,h){var x=d.createElement("link");x.rel=t;x.href=h;d.head.append(x);return x}
function css(){return s&&new Promise(function(y,n){var x=link("stylesheet",s);x.onload=y;x.onerror=function(){x.remove();n()}})}
function whole(){r.dataset.whole=""}
function faces(){var f=d.getElementById("faces");if(f)f.media="all"}
function go(){if(q)return;q=1;whole();Promise.all(m.map(function(p){return import(p[1])}).concat(css())).then(function(a){var o={};m.forEach(function(p,i){if(p[0])o[p[0]]=a[i]});window.__reactRouterRouteModules=o;return import(e)}).catch(function(){q=0})}
function on(t,f){addEventListener(t,f,{capture:true,passive:true})}
on("pointerdown",go);on("keydown",go);on("focusin",go);on("scroll",whole);
addEventListener("click",function(v){var b=v.target.closest&&v.target.closest("[data-hold]");if(b&&!r.dataset.live){v.preventDefault();window.__held=b}},true);
if(!/^navigate[^#]*$/.test((c=performance.getEntriesByType("navigation")[0]||{}).type+c.name))whole();
if(l["thari-faces"])faces();
if(k)go();else on("load",function(){setTimeout(function(){whole();setTimeout(function(){faces();s&&link("manifest","/site.webmanifest");try{l["thari-faces"]=1}catch(x){}(window.requestIdleCallback||setTimeout)(go)},99)},300)})})`;

/** What the framework tells its browser part of its experiments: nothing, where none is on. */
const FLAGS = /"future":\{[^{}]*\}/;

/** The routes whose middleware is the desk's gate: whatever stands in them is for staff alone. */
const GATED = ["desk/layout", "desk/catalogue/preview-gate", "buyer/preview-gate"];

/**
 * The framework's `<Scripts>` with one difference: nothing is fetched before the page has loaded
 * (docs/decisions/0004-script-after-load.md), or at once on the desk, which lives by its keys. Renders nothing in the
 * browser, where it has done its work.
 * @param part of the site: each knows its own routes alone
 * @param stylesheet the address of the whole sheet of which the document carries a part; none where it is linked
 */
export function Boot({ part, stylesheet }: { part: "shop" | "quote" | "door"; stylesheet?: string }) {
	const framework = useContext(UNSAFE_FrameworkContext);
	const router = useContext(UNSAFE_DataRouterContext);
	if (!import.meta.env.SSR || !framework || !router?.staticContext) return null;
	const { manifest, renderMeta, serverHandoffString } = framework;
	if (renderMeta) renderMeta.didRenderScripts = true;
	const { matches, loaderData } = router.staticContext;
	const isDesk = matches.some(({ route }) => route.id.startsWith("desk/"));
	const modules: [string | null, string][] = [];
	for (const match of matches) {
		const entry = manifest.routes[match.route.id];
		if (entry) modules.push([entry.id, entry.module]);
	}
	// Strangers' pages fetch a list that knows nothing of the desk (scripts/short-manifests.ts). A page behind the
	// desk's gate carries its own, which lies in no file: the whole one once the gate has let somebody in, and
	// otherwise, as for a preview in a frame or an error, the page's own branch.
	let routes = "";
	if (matches.some(({ route }) => GATED.includes(route.id))) {
		const known = Object.values(manifest.routes).filter(
			(route) => loaderData["desk/layout"] || matches.some((match) => match.route.id === route?.id),
		);
		const list = { ...manifest, routes: Object.fromEntries(known.map((route) => [route?.id, route])) };
		routes = `window.__reactRouterManifest=${JSON.stringify(list)};`;
	} else modules.unshift([null, manifest.url.replace(/\.js$/, `-${part}.js`)]);
	const told = serverHandoffString?.replace(FLAGS, (flags) => (flags.includes("true") ? flags : '"future":{}'));
	const context = `window.__reactRouterContext=${told};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;
	const words = [modules, manifest.entry.module, stylesheet ?? "", isDesk ? 1 : 0].map((word) => JSON.stringify(word));
	const start = `${BOOT}(${words.join()})`;
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: both texts are made by the build alone.
		<script id={BOOT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context + routes + start }} />
	);
}
