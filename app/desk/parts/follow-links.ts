import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Follows links from one page of the desk to another without a reload; they stay plain `<a href>`. Everything else
 * (the shop, a buyer's page, a file) is a document of its own with a style of its own.
 */
export function useFollowing(): void {
	const navigate = useNavigate();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
			if (!/^\/desk(\/|$)/.test(link.pathname) || link.getAttribute("href")?.startsWith("#")) return;
			event.preventDefault();
			void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);
}
