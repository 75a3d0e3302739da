import type { DocumentContent } from '../../content/document-content.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Template } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { Ledger } from '../facts/ledger.ts';
import { briefOf, tellsLittle, withBrief } from '../page/brief.ts';
import { outlines } from '../page/says-enough.ts';
import { hasPosts } from '../page/shown-as.ts';
import { fromTemplate, withOwnTitle } from '../page/write-from-template.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { buildSheet } from '../sheet/build-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cardTemplate } from './card-template.ts';

const mostPoints = 6;

/** Adds the facts of a prompt to the page of a card. */
function withSheet(content: DocumentContent, request: WriteRequest, sheet: Sheet): DocumentContent | null {
  const [first] = content.pages;
  if (first?.layout !== 'flyer') return withBrief(content, briefOf(request, sheet));
  const { text, facts, written, today, pages } = request;
  const built = buildSheet({ text, facts, ledger: new Ledger(facts), written, today, pages }, sheet, true);
  const [own] = built.pages;
  if (own?.layout !== 'flyer') return null;
  const told = own.points ?? [];
  // Without a headline in the prompt, the subject says more than the kind: 'Street party' rather than 'Flyer'.
  const { title } = facts.headline?.range ? own : first;
  const points = [...told, ...(first.points ?? []).slice(0, Math.max(0, mostPoints - told.length))];
  return { ...content, pages: [{ ...first, ...own, title, points }] };
}

const gap = /^\[\[[^\]]*\]\]$/;

/**
 * Removes gaps that words of the prompt may fill whose role isn't known: 'concert at the old harbor' says where, and so
 * does a headline such as 'Street party on Elm Row'.
 */
function withoutDoubtfulGaps(
  content: DocumentContent,
  { title, subjects }: Facts,
  { head }: Template,
): DocumentContent {
  const isNamed = title === null || head.words.some((name) => fold(title.text).endsWith(fold(name)));
  if (isNamed && subjects.length === 0) return content;
  return {
    ...content,
    pages: content.pages.map((page) =>
      page.layout === 'flyer' ? { ...page, facts: page.facts.filter(({ value }) => !gap.test(value)) } : page,
    ),
  };
}

/** Writes the general page of a kind for the subject of a prompt; null if no card is sure to be about it. */
export function writeCardPage(
  request: WriteRequest,
): { readonly content: DocumentContent; readonly template: Template } | null {
  const { facts } = request;
  const { told, cv, sheet } = facts;
  if (told || cv || hasPosts(facts) || (sheet && !tellsLittle(sheet))) return null;
  const template = cardTemplate(request)?.template;
  if (!template || !outlines(facts, template)) return null;
  const filled = fromTemplate(request, template, true, true);
  const content = filled && (sheet ? withSheet(filled, request, sheet) : filled);
  return content ? { content: withOwnTitle(withoutDoubtfulGaps(content, facts, template)), template } : null;
}
