import type { DraftBlock } from '../../draft.ts';
import { formParts } from './form-parts.ts';
import { type Paper, type PaperLayout, sectionBlock } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { type PaperSection, sectionsOf, unfolded } from './sections.ts';
import { tailBlocks, withTail } from './work-parts.ts';

/** Lays out a form to be filled in by hand: fields, choices, scales, tables, and lines below questions. */
export function layOutForm(paper: Paper): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks));
  const [first] = all;
  const { facts, rest } = openingOf(first?.title === null ? first.parts : []);
  const given = first?.title === null ? [{ ...first, parts: rest }, ...all.slice(1)] : all;
  const { sections, tail } = withTail(given.filter(({ title, parts }) => title !== null || parts.length > 0));
  const asked = sections.map((section) => ({ section, ...formParts(section.parts, paper) }));
  if (!asked.some(({ isAsking }) => isAsking)) return null;
  const bodyOf = ({ section, html }: { section: PaperSection; html: readonly string[] }): DraftBlock =>
    sectionBlock(section, paper.words, { className: 'form-part', body: html });
  return {
    classNames: ['is-form', 'is-plain-head'],
    hasLead: paper.lead !== undefined,
    blocks: [headBlock(paper, facts, 'list', false), ...asked.map(bodyOf), ...tailBlocks(tail, paper)],
  };
}
