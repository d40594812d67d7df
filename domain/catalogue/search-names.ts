import { searchWords } from "./search-words.ts";

/*
 * What the trade and its regions call the same thing, and which words a more general one takes in. Both are brought into
 * the form in which words are compared.
 */

/** Names of one thing; the first is the one that catalogues write. */
const SAME: readonly string[] = [
	"saree selai pudavai pudava sadi saadi seere",
	"lehenga lehnga lengha langa ghagra ghaghra chaniya",
	"pavadai pavada pavade",
	"dhoti veshti veshty vesti mundu dhothar panche pancha dhotar",
	"kanchi kanchipuram kanjipuram kanjivaram kanchivaram conjeevaram kanjeevaram",
	"banarasi banaras benares benarasi banarsi varanasi kashi",
	"mulmul malmal muslin",
	"tussar tasar tussore tussah tusser tassar kosa",
	"pochampally bhoodan",
	"kasavu kerala onam",
	"kavi saffron kesari kesariya bhagwa",
	"silk pattu resham reshmi silken",
	"cotton paruthi sooti suti",
	"brocade kinkhab kimkhab kimkhwab",
	"zari kasab metallic lurex",
	"bridal wedding bride marriage kalyanam dulhan",
	"festive festival diwali deepavali pongal",
	"women womens woman ladies lady girls female",
	"men mens man gents male",
	"shirt sattai",
	"tshirt tee teeshirt",
	"trousers pants slacks bottoms",
	"chino khakis",
	"wide palazzo",
	"drawstring pyjama pajama",
	"cargo combat",
	"round crew crewneck",
	"check cheque checkered chequered plaid tartan gingham kattam",
	"stripe pinstripe",
	"ikat ikkat bandha",
	"polo pole golf tennis",
	"raglan baseball",
	"long full",
	"half short",
	"mandarin nehru chinese",
	"band mandarin stand",
	"camp cuban resort",
	"dupatta odhni chunni stole",
	"angavastram uttariya",
	"buti buta booti motif",
	"knit hosiery",
	"elastane lycra spandex stretch",
	"viscose rayon",
	"grey gray",
	"maroon burgundy",
	"aubergine eggplant brinjal",
	"turmeric haldi",
	"kumkum sindoor sindhoor",
	"parrot popat",
	"peacock mayil mor",
	"pistachio pista",
	"off offwhite",
	"linen flax",
	"sandalwood chandan sandal",
];

/** A general word, and after the colon those it takes in. */
const KINDS: readonly string[] = [
	"red: maroon wine kumkum madder vermilion brick rust terracotta",
	"crimson: kumkum madder wine maroon",
	"scarlet: vermilion kumkum",
	"pink: rani rose magenta blush",
	"fuchsia: magenta rani",
	"blue: navy indigo peacock sky ink royal slate chalk teal",
	"turquoise: teal peacock",
	"aqua: mint teal",
	"green: sage olive mint bottle leaf forest pistachio parrot mehendi",
	"mehendi: olive green",
	"yellow: mustard turmeric mango",
	"gold: zari",
	"golden: gold zari",
	"white: ivory ecru off chalk cream",
	"cream: ivory ecru",
	"beige: sand ecru taupe cream natural khaki stone",
	"brown: tobacco taupe rosewood clay brick",
	"tan: khaki sand",
	"orange: rust terracotta saffron kavi vermilion",
	"purple: plum violet aubergine lilac",
	"mauve: lilac plum",
	"lavender: lilac violet",
	"grey: slate charcoal stone",
	"black: charcoal",
	"burgundy: wine",
	"copper: rust",
	"denim: indigo",
	"floral: flower lotus",
	"printed: print block",
	"ajrakh: block indigo",
	"bagru: block print",
	"sanganeri: block print",
	"lungi: dhoti",
	"skirt: lehenga pavadai",
	"ghagra: lehenga",
	"top: tshirt shirt",
	"blouse: shirt",
	"kurta: shirt",
	"jersey: tshirt",
	"joggers: drawstring",
	"formal: poplin oxford",
	"office: poplin oxford trousers",
	"casual: linen camp",
	"summer: linen",
	"temple: kavi",
	"pooja: kavi temple",
	"puja: kavi temple",
	"handblock: block print",
	"sheer: organza",
	"transparent: sheer organza",
	"silky: satin silk",
	"glossy: satin",
	"shiny: satin",
];

const OTHERS: ReadonlyMap<string, readonly string[]> = sameWords();
const TAKEN_IN: ReadonlyMap<string, readonly string[]> = kinds();

function sameWords(): ReadonlyMap<string, readonly string[]> {
	const known = new Map<string, string[]>();
	for (const group of SAME) {
		const forms = [...new Set(searchWords(group))];
		for (const form of forms) known.set(form, [...(known.get(form) ?? []), ...forms.filter((other) => other !== form)]);
	}
	return known;
}

function kinds(): ReadonlyMap<string, readonly string[]> {
	return new Map(
		KINDS.map((line) => {
			const [general = "", ...kinds] = searchWords(line);
			return [general, kinds.filter((kind) => kind !== general)];
		}),
	);
}

/** Other names of what a word names, in the form in which they are compared. */
export function otherNames(word: string): readonly string[] {
	return OTHERS.get(word) ?? [];
}

/** The words that a more general one takes in: red means maroon, too. */
export function takenIn(word: string): readonly string[] {
	return TAKEN_IN.get(word) ?? [];
}

/** All words of which other names are known, or that take others in. */
export const namedOtherwise: readonly string[] = [...new Set([...OTHERS.keys(), ...TAKEN_IN.keys()])];
