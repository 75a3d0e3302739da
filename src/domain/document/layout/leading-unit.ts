const leading = new Map<string, boolean>();

/** Returns whether a language writes a currency before its number: '$5', but '5 €'. */
function currencyLeads(language: string): boolean {
  const known = leading.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).formatToParts(5);
  const at = (type: string): number => parts.findIndex((part) => part.type === type);
  const leads = at('currency') < at('integer');
  leading.set(language, leads);
  return leads;
}

const currencySign = /^(?:[A-Z]{1,2})?\p{Sc}$/u;

/** Returns whether a unit precedes its number: a currency symbol, in languages that put it there. */
export const leadsNumber = (unit: string, language: string): boolean =>
  currencySign.test(unit.trim()) && currencyLeads(language);
