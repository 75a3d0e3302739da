import { fold } from '../../reader/tokenize.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { Award } from './read-award.ts';

const said = (words: string): string => upperFirst(escaped(words));

/** Builds a certificate: whose it is in the largest letters, what for below, and who signs. */
export function buildAward(
  request: PageRequest,
  { name, reasons, facts: given, signers }: Award,
): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const label = kindTitle(facts, written);
  const title = facts.headline?.range ? headlineOf(facts, ledger, written) : label;
  const reason = reasons.map(escaped).join(', ');
  return {
    title,
    ...(!fold(title).includes(fold(label)) && { label }),
    pages: [
      {
        layout: 'flyer',
        title,
        hero: escaped(name),
        ...(reason !== '' && { tagline: upperFirst(reason) }),
        facts: given.map(({ label: own, value }) => ({
          label: own === null ? labels.when : said(own),
          value: said(value),
          icon: 'calendar',
        })),
        ...(signers.length > 0 && { contact: signers.map(said) }),
      },
    ],
  };
}
