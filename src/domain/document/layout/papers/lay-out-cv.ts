import type { DraftBlock } from '../../draft.ts';
import { isNarrow, pageBox } from '../../formats.ts';
import { headlineStyle } from '../../kit/hero-size.ts';
import { motifFor } from '../frame.ts';
import { inGroups } from '../in-groups.ts';
import { block, element, type Html, richElement, textElement } from '../markup.ts';
import { headArtHtml } from '../ornament/ornament.ts';
import type { CvEntry } from './cv-entries.ts';
import { entriesOf } from './cv-entries.ts';
import { type ContactLine, type CvHead, cvHead } from './cv-head.ts';
import {
  briefHtml,
  briefsBlock,
  type Paper,
  type PaperLayout,
  partsHtml,
  sectionBlock,
  titleHtml,
} from './paper.ts';
import { isBrief, type PaperSection, sectionLength, sectionsOf, unfolded } from './sections.ts';

const mostBeside = 3;
/** Short sections go in rows of up to four. */
const mostOfFew = 4;
const fewWords = 120;
/** Capacity of a side column, in characters per px of the page's height. */
const fullestSide = 0.8;

function contactHtml(id: string, lines: readonly ContactLine[]): Html | null {
  if (lines.length === 0) return null;
  return element(
    'dl',
    { class: 'article-facts cv-contact', id },
    ...lines.map((line) =>
      element(
        'div',
        { class: 'article-fact', id: line.id },
        line.label && richElement('dt', { id: `${line.id}.title` }, line.label),
        richElement('dd', { id: `${line.id}.text` }, line.text),
      ),
    ),
  );
}

function headBlock({ pageId, frame, words }: Paper, head: CvHead, contact: Html | null): DraftBlock {
  const { name, kicker, profile } = head;
  return block(
    'section',
    { class: 'article-head', id: `${pageId}.title`, name: words.labels.title },
    headArtHtml(motifFor(frame, 'work'), frame.look, profile ? 'head' : 'foot'),
    kicker && textElement('p', { class: 'kicker', id: `${pageId}.kicker` }, kicker),
    textElement(
      'h1',
      { class: 'article-title fit-headline', id: name.id, style: headlineStyle(name.text.plain) },
      name.text,
    ),
    profile && richElement('p', { class: 'lead', id: profile.id }, profile.text),
    contact,
  );
}

function entryHtml({ id, level, title, when, rest }: CvEntry, paper: Paper): Html {
  const text = partsHtml(rest, paper.words);
  return element(
    'div',
    { class: 'entry', id: `${id}.entry` },
    level === null
      ? richElement('p', { class: 'entry-title', id }, title)
      : richElement(`h${level}`, { class: 'entry-title', id }, title),
    when && richElement('p', { class: 'entry-when', id: when.id }, when.text),
    text.length > 0 && element('div', { class: 'entry-text flow' }, ...text),
  );
}

function entriesHtml(section: PaperSection, paper: Paper): readonly Html[] {
  const found = entriesOf(section);
  if (!found) return partsHtml(section.parts, paper.words);
  return [...partsHtml(found.intro, paper.words), ...found.entries.map((entry) => entryHtml(entry, paper))];
}

const hasEntries = (section: PaperSection): boolean => entriesOf(section) !== null;
const isAside = (section: PaperSection): boolean => isBrief(section) && !hasEntries(section);

/** Returns sections one below the other, short ones side by side. */
function rowBlocks(sections: readonly PaperSection[], paper: Paper): readonly DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let beside: PaperSection[] = [];
  const flush = (): void => {
    const areFew = beside.every((each) => sectionLength(each) <= fewWords);
    for (const row of inGroups(beside, areFew ? mostOfFew : mostBeside)) {
      const [only] = row;
      blocks.push(
        row.length === 1 && only
          ? sectionBlock(only, paper.words, { className: 'is-short' })
          : briefsBlock(row, paper.words),
      );
    }
    beside = [];
  };
  for (const section of sections) {
    if (isAside(section)) beside.push(section);
    else {
      flush();
      const isDated = hasEntries(section);
      blocks.push(
        sectionBlock(section, paper.words, {
          className: isDated ? 'has-entries' : 'is-plain',
          body: entriesHtml(section, paper),
        }),
      );
    }
  }
  flush();
  return blocks;
}

/** Returns contact and short sections in a side column beside the others. */
function sideBlock(sections: readonly PaperSection[], paper: Paper, contact: Html | null): DraftBlock {
  const [aside, main] = [sections.filter(isAside), sections.filter((each) => !isAside(each))];
  const partHtml = (section: PaperSection): Html =>
    element(
      'section',
      { class: 'cv-part', id: `${section.id}.part` },
      titleHtml(section),
      element('div', { class: 'cv-part-body flow' }, ...entriesHtml(section, paper)),
    );
  return block(
    'section',
    { class: 'passage cv-sides', id: `${paper.pageId}.sides`, name: paper.words.labels.sections },
    element('div', { class: 'passage-side' }, contact, ...aside.map((each) => briefHtml(each, paper.words))),
    element('div', { class: 'passage-body' }, ...main.map(partHtml)),
  );
}

/** Lays out a CV in one of two styles: dates in the first column, or contact and skills in a side column. */
export function layOutCv(paper: Paper, style: 'rows' | 'side'): PaperLayout | null {
  const blocks = unfolded(paper.blocks);
  const first = blocks.findIndex(({ block: { type } }) => type === 'heading');
  if (first < 0) return null;
  const head = cvHead(paper.title, paper.lead, { pageId: paper.pageId, opening: blocks.slice(0, first) });
  const sections = sectionsOf(blocks.slice(first));
  if (!sections.some(hasEntries)) return null;
  const contact = contactHtml(head.contactId ?? `${paper.pageId}.contact`, head.contact);
  const aside = sections.filter(isAside);
  const inSide = aside.reduce((total, section) => total + sectionLength(section), 0);
  const { format, orientation } = paper.frame.look;
  const hasRoom = !isNarrow(format, orientation);
  const isSide =
    style === 'side' &&
    hasRoom &&
    (aside.length > 0 || contact !== null) &&
    inSide <= fullestSide * pageBox(format, orientation).heightPx;
  const opening: PaperSection = { id: `${paper.pageId}.opening`, title: null, parts: head.rest };
  return {
    classNames: ['is-cv', isSide ? 'is-side' : 'is-rows'],
    hasLead: head.profile !== undefined,
    blocks: [
      headBlock(paper, head, isSide ? null : contact),
      ...(head.rest.length > 0 ? [sectionBlock(opening, paper.words)] : []),
      ...(isSide ? [sideBlock(sections, paper, contact)] : rowBlocks(sections, paper)),
    ],
  };
}
