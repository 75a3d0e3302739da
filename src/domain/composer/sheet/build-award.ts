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
        // A gap for the name is none of the prompt's words.
        hero: name.startsWith('[[') ? name : escaped(name),
        ...(reason !== '' && { tagline: upperFirst(reason) }),
        facts: given.map(({ slot, label: own, value }) => ({
          label: own !== null ? said(own) : slot === 'where' ? labels.where : labels.date,
          value: said(value),
          icon: slot === 'where' ? 'map pin' : 'calendar',
        })),
        ...(signers.length > 0 && { contact: signers.map(said) }),
      },
    ],
  };
}
