import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { cartTotal } from "../../../domain/orders/cart.ts";
import { countByUnit } from "../../../domain/orders/unit-counts.ts";
import { formatCount, formatRupees } from "../../../domain/shared/money.ts";
import { drawer } from "../../../messages/en/shop/cart/drawer.ts";
import { useClosedByBack } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { ArrowRight, Cross } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import temple from "../../ui/temple-border.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import ledger from "../parts/ledger.module.css";
import { useIndicative } from "../parts/use-indicative.ts";
import { KeptSamples } from "../samples/kept-samples.tsx";
import { useKeptSamples } from "../samples/use-kept-samples.ts";
import styles from "./cart-drawer.module.css";
import { CartLines } from "./cart-lines.tsx";
import { useCart, usePieceCount } from "./cart-store.ts";
import { useCartDrawer } from "./drawer-store.ts";

const NOTHING = { CategoryPictures: (_: { onClick: () => void }) => null };
/** Fetched when a cart is opened that is empty or nearly so; where the line is cut, the drawer stands without them until the page is loaded anew. */
const CategoryPictures = lazy(async () => {
	const { CategoryPictures: Part } = await import("../parts/category-pictures.tsx").catch(() => NOTHING);
	return { default: Part };
});
/** Fetched where the owner has entered rates. */
const Indication = lazy(async () => ({ default: (await import("../parts/indication.tsx")).Indication }));
/** Fetched when somebody wants to pass their cart on. */
const PassOn = lazy(async () => ({ default: (await import("../selection/pass-on.tsx")).PassOn }));

/** The cart, sliding in from the right (specification, section 2, "Cart drawer"). */
export function CartDrawer() {
	const words = useMessages(drawer);
	const items = useCart((cart) => cart.items);
	const { isOpen, close } = useCartDrawer();
	const count = usePieceCount();
	const indicative = useIndicative();
	const { samples } = useKeptSamples();
	// Unknown until it is first wanted: what has been opened once stays, so that the focus comes back from it.
	const [isPassing, setPassing] = useState<boolean>();
	const isWhole = useLater(isOpen);
	useClosedByBack(isOpen, close);
	return (
		<>
			<Dialog open={isOpen} onClose={close} labelledBy="cart-title" className={styles.drawer}>
				<header>
					<h2 id="cart-title" tabIndex={-1}>
						{words.title({ count: formatCount(count) })}
					</h2>
					<button type="button" className={button.icon} aria-label={words.close} onClick={close}>
						<Cross />
					</button>
				</header>
				<div className={`${temple.border} ${styles.border} ${temple.small} ${temple.down}`} />
				{items.length + samples.length === 0 ? (
					<div className={styles.empty}>
						<p>{words.empty}</p>
						<p className={prose.quiet}>{words.emptyHint}</p>
						<Link className={`${button.button} ${styles.checkout}`} to="/products" onClick={close}>
							{words.continueShopping} <ArrowRight />
						</Link>
						<Link className={`${button.minor} ${styles.list}`} to="/quick-order" onClick={close}>
							{words.quickOrder}
						</Link>
						{(isOpen || isWhole) && <Categories onClick={close} />}
					</div>
				) : (
					<>
						<div className={styles.lines}>
							{items.length > 0 && <CartLines first={isWhole ? undefined : first()} />}
							<KeptSamples heading="h3" />
							<div className={styles.after}>
								<p className={prose.fine}>{words.answer}</p>
								<Link className={`${button.minor} ${styles.list}`} to="/quick-order" onClick={close}>
									{words.quickOrder}
								</Link>
							</div>
							{items.length + samples.length === 1 && (isOpen || isWhole) && <Categories onClick={close} />}
						</div>
						<footer>
							{items.length > 0 && (
								<p className={ledger.total}>
									<span>
										{words.total}
										<small>{words.contents({ products: items.length, counts: countByUnit(items) })}</small>
									</span>
									<output>{formatRupees(cartTotal(items))}</output>
								</p>
							)}
							{items.length > 0 && indicative && (
								<Suspense>
									<Indication indicative={indicative} of={[{ name: words.total, amount: cartTotal(items) }]} />
								</Suspense>
							)}
							<Link className={`${button.button} ${styles.checkout}`} to="/checkout" onClick={close}>
								{words.checkout} <ArrowRight />
							</Link>
							<div className={styles.note}>
								<p>{words.note}</p>
								{items.length > 0 && (
									<button
										type="button"
										className={button.minor}
										aria-label={words.passOn}
										onClick={() => setPassing(true)}
									>
										{words.share}
									</button>
								)}
							</div>
						</footer>
					</>
				)}
			</Dialog>
			{isPassing !== undefined && (
				<Suspense>
					<PassOn open={isPassing} close={() => setPassing(false)} />
				</Suspense>
			)}
		</>
	);
}

/** What is sold, at the foot of a drawer that has room for it. */
function Categories({ onClick }: { onClick: () => void }) {
	const words = useMessages(drawer);
	return (
		<Suspense>
			<div className={styles.categories}>
				<h3>{words.categories}</h3>
				<CategoryPictures onClick={onClick} />
			</div>
		</Suspense>
	);
}

/** How high a line of a long cart is at least, and what stands above and below the lines, pixels. */
const LINE = 90;
const AROUND = 180;

/** As many lines as the screen shows. */
const first = () => Math.ceil((window.innerHeight - AROUND) / LINE);

/**
 * Follows a value a moment later: what nobody sees at once is drawn once the drawer stands, and is taken out again once it has
 * gone, so that it opens as fast the next time.
 */
function useLater(is: boolean): boolean {
	const [isLater, setLater] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => setLater(is)), AFTER);
		return () => clearTimeout(timer);
	}, [is]);
	return isLater;
}

/** As long as the drawer moves, milliseconds. */
const AFTER = 250;
