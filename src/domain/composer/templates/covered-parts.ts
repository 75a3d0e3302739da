import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { KindId } from '../page/kinds.ts';
import { isSentence } from '../page/say-phrase.ts';
import { findingStems } from '../passages/passage-stems.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import { textsOf } from '../speech/texts-of.ts';
import { stemsOf } from '../topics/search/stems.ts';

/** From this number on, names are a list of parts. */
const fewestParts = 2;
const mostWords = 8;
/** Samples are the document's own case, and gaps say nothing. */
const unsaid = /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]/g;

/** How names are compared: by their words, in any form, or by words of the same meaning as well. */
const stemsBy = { words: stemsOf, meaning: findingStems };

/** Returns whether a document has a heading or a sentence with all words of a name. */
export function coverOf(
  content: DocumentContent,
  language: ReaderLanguage,
  by: keyof typeof stemsBy,
): (name: string) => boolean {
  const texts = textsOf(content).map((text) => new Set(stemsBy[by](text.replaceAll(unsaid, ' '), language)));
  return (name) => {
    const stems = stemsBy[by](name, language);
    return stems.length > 0 && texts.some((text) => stems.every((stem) => text.has(stem)));
  };
}

/** Returns the names in a list of the prompt that may be parts of the page: no sentences, values or numbers. */
export function listedParts({ entries, language }: Facts): readonly Phrase[] {
  const names = entries.filter(
    ({ item, parts }) =>
      parts.length === 0 &&
      item.value === undefined &&
      !/\p{N}/u.test(item.text) &&
      item.text.split(/\s+/).length <= mostWords &&
      !isSentence(item, language),
  );
  return names.length < fewestParts ? [] : names.map(({ item }) => item);
}

/** Kinds of page that are a list, so that a list of the prompt is the page. */
const areLists: ReadonlySet<KindId> = new Set<KindId>(['agenda', 'checklist', 'menu', 'program']);

const itemsOf = (part: SheetPart): readonly string[] =>
  part.type === 'points' || part.type === 'list' || part.type === 'steps' ? part.items : [];

/** Returns the list that a prompt announces by a colon as its page: 'agenda: news, plans, lunch'. */
function toldList(text: string, { sheet, entries, kindText }: Facts): readonly string[] {
  const items = sheet?.parts.flatMap(itemsOf) ?? entries.map(({ item }) => item.text);
  const before = text.slice(0, Math.max(0, text.indexOf(items[0] ?? '')));
  const isAnnounced = kindText !== null && before.includes(kindText) && /[:：]\s*$/u.test(before);
  return isAnnounced && items.length >= fewestParts ? items : [];
}

/** Returns whether the page that a prompt asks for is a list, so that what it lists is no part to write. */
export const isOfItems = ({ kind }: Facts): boolean => kind !== null && areLists.has(kind);

/** Returns whether a document lacks an item of the list that a prompt tells for its page, and would take its place. */
export function lacksToldList(text: string, facts: Facts, content: DocumentContent): boolean {
  if (!isOfItems(facts)) return false;
  const covers = coverOf(content, facts.language, 'words');
  return !toldList(text, facts).every(covers);
}
