import { formatDate } from '../../layout/format-date.ts';
import type { Patch } from '../../patch.ts';
import { findDates } from '../reading/dates.ts';
import { readingLanguage } from '../reading/language.ts';
import { invoiceWords } from '../writing/invoice-words.ts';
import { type DocumentView, type Part, partsInReach } from './document-view.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const replacing =
  /^(?:replace|swap|ersetze|remplace|reemplaza|sustituye) (?:the )?(?:word |text |name )?["“]?(.{1,300}?)["”]? (?:with|by|for|durch|par|por|con) ["“]?(.{1,600}?)["”]?$/isu;
const changing =
  /^(?:change|correct|update|edit|fix|set|make|ändere|setze|change[rz]?|modifie|cambia|pon) (?:the |my |our )?["“]?(.{1,300}?)["”]?(?: from .{1,100}?)? (?:to|into|in|=|as|say|read|auf|zu|en|à|a|por)(?: read| be| say)? ["“]?(.{1,600}?)["”]?$/isu;
const stating =
  /^(?:the |my |our )?(.{2,60}?) (?:is|are|should be|should read|should say|must be|ist|est|es) (?:now )?["“]?(.{1,600}?)["”]?$/isu;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What people call a fact, and where the layouts keep it. */
const slots: readonly [RegExp, readonly string[]][] = [
  [/^(?:client|customer|recipient|kunde|client name|customer name)(?: name)?$/i, ['to.name']],
  [
    /^(?:sender|company|company name|organi[sz]ation|your name|name|business name|brand)$/i,
    ['from.name', 'head.organisation', 'colophon.organisation', 'masthead.organisation'],
  ],
  [/^(?:invoice |quote )?(?:number|no\.?|nummer|numéro|número)$/i, ['number']],
  [/^(?:invoice |issue )?date$/i, ['issued', 'masthead.date', 'facts.1.value']],
  [/^(?:due date|due|deadline|payment date|fälligkeit|échéance|vencimiento)$/i, ['due']],
  [/^(?:terms|payment terms)$/i, ['terms']],
  [/^(?:payment details|bank details|account|bank account|iban)$/i, ['payment.1.value']],
  [/^(?:address|company address|from address)$/i, ['from.line.1']],
  [/^(?:client|customer|their)(?:’s|'s)? address$/i, ['to.line.1']],
  [/^(?:headline|main heading)$/i, ['headline', 'title.text', 's1.title']],
  [/^(?:title)$/i, ['headline', 'title.text', 's1.title', 'heading']],
  [/^(?:tagline|subtitle|subline)$/i, ['tagline', 's1.subtitle']],
  [/^(?:call to action|cta)$/i, ['action.text']],
  [/^(?:contact|contact details|e-?mail|phone)$/i, ['contact.1']],
  [/^(?:lead|intro|introduction)$/i, ['lead']],
  [/^(?:subject)$/i, ['subject']],
];

const isDateSlot = (id: string): boolean => id === 'due' || id === 'issued' || id.endsWith('.date');

/** A date is set as the document writes dates, however it was typed. */
function asWritten(id: string, text: string, context: RefineContext): string {
  if (!isDateSlot(id)) return text;
  const { language } = context.view.article;
  const date = findDates(text, readingLanguage(language.split('-')[0] ?? 'en'), context.today)[0];
  const style = id === 'due' || id === 'issued' ? 'medium' : 'long';
  return date ? formatDate(date.iso, language, style) : text;
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const labelNoise = /^(?:your|my|our|the|ihre?|votre|vos|su) /;

/** The parts that a name stands for: a gap by its placeholder, a known slot, or the value beside a label. */
function slotsFor(parts: readonly Part[], view: DocumentView, name: string): readonly Part[] {
  const wanted = normal(name).replace(labelNoise, '');
  const gaps = parts.filter(({ gap }) => gap !== null && normal(gap).replace(labelNoise, '') === wanted);
  if (gaps.length > 0) return gaps;
  const known = slots.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? [];
  const found = parts.filter(({ id, isLeaf }) => isLeaf && known.includes(id));
  const [first] = found;
  // The same fact may stand in several places; a slot of another kind of page does not.
  if (first) return found.filter(({ text }) => text === first.text);
  const label = parts.find(({ id, text }) => id.endsWith('.label') && normal(text) === wanted);
  const value = label ? view.byId.get(label.id.replace(/\.label$/, '.value')) : undefined;
  const inside =
    value && !value.isLeaf
      ? view.parts.find(({ id, isLeaf }) => isLeaf && id.startsWith(`${value.id}`))
      : value;
  return inside ? [inside] : [];
}

/** Fills a part. A gap that is filled is a gap no longer. */
function fill(part: Part, text: string): Patch[] {
  const patches: Patch[] = [{ op: 'set_text', id: part.id, text }];
  if (part.gap === null) return patches;
  return [
    ...patches,
    { op: 'set_attribute', id: part.id, name: 'data-gap', value: null },
    { op: 'set_attribute', id: part.id, name: 'class', value: null },
  ];
}

/** A name that stands as a gap in several places is filled in all of them. */
function sameGaps(parts: readonly Part[], part: Part): readonly Part[] {
  return part.gap === null ? [part] : parts.filter(({ gap }) => gap === part.gap);
}

const msPerDay = 86_400_000;

/** The terms of an invoice say the same as its due date, whichever was changed. */
function termsFor(due: string, { view, today }: RefineContext): Patch[] {
  const language = readingLanguage(view.article.language.split('-')[0] ?? 'en');
  const until = findDates(due, language, today)[0]?.iso;
  const issued = findDates(view.byId.get('issued')?.text ?? '', language, today)[0]?.iso;
  if (!until || !issued || !/\d/.test(view.byId.get('terms')?.text ?? '')) return [];
  const days = Math.round((Date.parse(until) - Date.parse(issued)) / msPerDay);
  return days < 0 ? [] : [{ op: 'set_text', id: 'terms', text: invoiceWords[language].within(days) }];
}

function setSlot(parts: readonly Part[], context: RefineContext, name: string, text: string): Outcome | null {
  const found = slotsFor(parts, context.view, name);
  const [first] = found;
  if (!first) return null;
  const all = first.gap === null ? found : sameGaps(parts, first);
  const patches = all.flatMap((part) => fill(part, asWritten(part.id, text.trim(), context)));
  if (first.id === 'due') patches.push(...termsFor(text, context));
  return {
    type: 'patches',
    patches,
    did: `${normal(name)} set to ${asWritten(first.id, text.trim(), context)}`,
  };
}

/** Every occurrence of a text, in whatever part it stands; parts with marked-up text are rebuilt around it. */
function replaceText(parts: readonly Part[], from: string, to: string): Patch[] {
  const exact = parts.some(({ text }) => text.includes(from));
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(from)}(?![\\p{L}\\d])`, exact ? 'gu' : 'giu');
  return parts
    .filter(({ isLeaf, text }) => isLeaf && text.search(pattern) >= 0)
    .flatMap((part) =>
      fill(
        { ...part, gap: part.gap !== null && part.text !== to ? part.gap : null },
        part.text.replace(pattern, () => to),
      ),
    );
}

export const readReplacing: WishReader = (wish, context) => {
  const parts = partsInReach(context.view, context.targetIds);
  const replaced = replacing.exec(wish);
  const match = replaced ?? changing.exec(wish) ?? stating.exec(wish);
  if (!match) return chosenText(wish, context, parts);
  const [, from = '', to = ''] = match;
  const slot = replaced ? null : setSlot(parts, context, from, to);
  if (slot) return slot;
  if (/^(?:it|this|that)$/i.test(from)) return chosenText(`change to ${to}`, context, parts);
  const patches = replaceText(parts, from, to);
  if (patches.length > 0) return { type: 'patches', patches, did: `“${from}” is now “${to}”` };
  if (replaced || /^(?:change|replace)/i.test(wish)) {
    return {
      type: 'say',
      text: `I found no “${from}” on the page. Write it as it stands there, or click the block first.`,
    };
  }
  return null;
};

const toText =
  /^(?:change|set|make|rewrite|write)?(?: it| this| that)?(?: to|:| as| say| read)+ ?["“]?(.{1,600}?)["”]?$/isu;

/** 'Change to …' with one block chosen: its text, or its heading. */
function chosenText(wish: string, context: RefineContext, parts: readonly Part[]): Outcome | null {
  const text = toText.exec(wish)?.[1];
  if (!text || context.targetIds.length !== 1) return null;
  const leaves = parts.filter(({ isLeaf, text: own }) => isLeaf && own !== '');
  const part =
    leaves.find(({ id }) => id === context.targetIds[0]) ??
    leaves.find(({ id }) => id.endsWith('.text')) ??
    leaves[0];
  if (!part) return null;
  return { type: 'patches', patches: fill(part, text.trim()), did: 'text changed' };
}

const shortening =
  /(?<![\p{L}])(?:shorten|shorter|more concise|trim|less text|fewer words|kürze|kürzer|plus court|raccourci|más corto|acorta)/iu;

export const readShortening: WishReader = (wish, context) => {
  if (!shortening.test(wish)) return null;
  const patches = partsInReach(context.view, context.targetIds)
    .filter(({ isLeaf, tag }) => isLeaf && tag === 'p')
    .flatMap(({ id, text }): Patch[] => {
      const sentences = text.split(/(?<=[.!?]) +(?=\p{Lu})/u);
      if (sentences.length < 2) return [];
      return [{ op: 'set_text', id, text: sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ') }];
    });
  if (patches.length === 0)
    return { type: 'say', text: 'The texts are as short as I can make them without losing what they say.' };
  return { type: 'patches', patches, did: 'texts shortened' };
};
