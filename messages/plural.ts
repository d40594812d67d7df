/** What is written for a count, by the language's own rules: English knows `one` and `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the form that goes with a count in a language. */
export function pluralIn(locale: string) {
	const rules = new Intl.PluralRules(locale);
	return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
}
