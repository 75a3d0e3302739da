import { fold } from '../../reader/tokenize.ts';
import type { Entry, Phrase } from '../facts/facts.ts';
import type { FactRow } from './fact-rows.ts';
import { headlineOf, kindTitle } from './headline.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { asHeadline, asPoint } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

export interface FlyerOpening {
  readonly title: string;
  /** Largest text on the page. */
  readonly hero?: string;
  /** Name of the document, if the title says something else. */
  readonly label?: string;
  /** 'Worth: $50', if the prompt states it. */
  readonly worth?: FactRow;
}

/** Kinds with a stub for facts and small print, which has no space for points. */
export const hasStub = (kind: KindId | null): boolean => kind === 'voucher' || kind === 'ticket';

/** Kinds whose headline is often the name of the house, so that the document needs its own. */
const shopWindows: ReadonlySet<KindId> = new Set<KindId>(['menu', 'program']);

const longestHero = 60;

const fitsHero = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined && phrase.text.length <= longestHero;

/** 'worth $50' is parsed as an entry with a price. */
function pricedEntry(entries: readonly Entry[]): { item: Phrase; money: Phrase } | undefined {
  const [first] = entries;
  const money = first?.parts.find(({ label }) => label === 'money');
  return first && money && first.parts.length === 1 ? { item: first.item, money } : undefined;
}

/**
 * Returns the title and the largest text of a page: the value of a voucher, otherwise the headline.
 */
export function flyerOpening({ facts, ledger, written }: PageRequest): FlyerOpening {
  const kind = kindTitle(facts, written);
  const titleOf = (): string => headlineOf({ ...facts, to: [], from: [] }, ledger, written);
  if (facts.kind === 'voucher') {
    const priced = facts.amounts.length === 0 ? pricedEntry(facts.entries) : undefined;
    if (priced) {
      const { item, money } = priced;
      ledger.use([item, money]);
      const value = asPoint(money);
      const worth = { label: asHeadline(item.text, facts.language), value };
      return { title: facts.title ? titleOf() : kind, hero: value, worth };
    }
    const { percent } = pageWordsOf(facts.language).bill;
    const worth =
      facts.amounts[0] ??
      facts.entries.find(({ parts }) => parts.length === 0)?.item ??
      facts.details.find(({ text }) => /\p{Nd}/u.test(text) && hasWordOf(text, percent)) ??
      facts.subjects[0] ??
      facts.title ??
      undefined;
    if (!fitsHero(worth)) return { title: titleOf() };
    const hero = asPoint(ledger.use(worth));
    return { title: facts.title && facts.title !== worth ? titleOf() : kind, hero };
  }
  const title = headlineOf(facts, ledger, written);
  const isNamed = facts.kind !== null && shopWindows.has(facts.kind) && facts.entries.length > 0;
  return { title, ...(isNamed && !fold(title).includes(fold(kind)) && { label: kind }) };
}
