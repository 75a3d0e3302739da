import type { Noted } from '../../../contract/noted.ts';
import { namesLanguage } from '../../../domain/composer/wishes/read-language.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { otherLanguageOf } from '../../../domain/content/language/content-language.ts';
import { otherLanguage } from '../../../domain/content/language/text-language.ts';
import { noted } from '../../noted.ts';
import { languageName } from '../turn/asks-in-words.ts';
import type { TurnRequest } from '../turn/turn-request.ts';

/** A wish of the user that a page doesn't meet. */
export interface MissedWish {
  readonly kind: 'pages' | 'language';
  /** For the step in the chat. */
  readonly notes: readonly Noted[];
  /** For the model. */
  readonly message: string;
  /** For the user, if the page stays that way. */
  readonly told?: string;
}

interface WrittenPage {
  /** Number of pages after the layout. */
  readonly pages: number;
  /** Null for a page written as HTML. */
  readonly content: DocumentContent | null;
  readonly isEdit: boolean;
}

type Wishes = Pick<TurnRequest, 'asks' | 'prompt' | 'document'>;

function plural(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function missedCount({ pages, isEdit }: WrittenPage, { asks }: Wishes): MissedWish[] {
  const asked = asks?.pages;
  if (isEdit || asked === undefined || asked === pages) return [];
  return [
    {
      kind: 'pages',
      notes: [noted('pages', { count: pages }), noted('pagesAsked', { asked })],
      message: `The user asked for ${plural(asked, 'page', 'pages')}, and ${pages === 1 ? 'this is 1' : `these are ${pages}`}.`,
    },
  ];
}

/**
 * A prompt that names a language may want another one than its own, and a change of a document may be a
 * translation: there, only the language that the user chose counts.
 */
function missedLanguage({ content, isEdit }: WrittenPage, { asks, prompt, document }: Wishes): MissedWish[] {
  const chosen = asks?.language;
  if (!content || (document !== null && (isEdit || !chosen))) return [];
  const wanted = chosen ?? (namesLanguage(prompt) ? null : otherLanguage(prompt, content.language));
  const found = wanted === null ? null : otherLanguageOf(content, wanted);
  if (wanted === null || found === null) return [];
  const [other, own] = [languageName(found), languageName(wanted)];
  return [
    {
      kind: 'language',
      notes: [noted('inLanguage', { language: { language: found } })],
      message: `The user ${chosen ? 'chose' : 'wrote in'} ${own}, and this is in ${other}. Write the whole document in ${own}.`,
      told: `This page is in ${other}, not in ${own}. Try again, or choose another model.`,
    },
  ];
}

/** Returns the wishes of the user that a page doesn't meet, apart from faults of the page itself. */
export const missedWishes = (page: WrittenPage, request: Wishes): readonly MissedWish[] => [
  ...missedCount(page, request),
  ...missedLanguage(page, request),
];
