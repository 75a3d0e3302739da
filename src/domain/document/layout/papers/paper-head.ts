import type { DraftBlock } from '../../draft.ts';
import { headlineStyle } from '../../kit/hero-size.ts';
import { type ArticleFacts, factsHtml } from '../article-facts.ts';
import type { IdentifiedBlock } from '../flow-block.ts';
import { motifFor, runningTitle } from '../frame.ts';
import { block, element, type Html, richElement, textElement } from '../markup.ts';
import { headArtHtml, ornament } from '../ornament/ornament.ts';
import { findSubjects } from '../ornament/picture/finding/find-subjects.ts';
import { isEmpty } from '../text/field-text.ts';
import type { Paper } from './paper.ts';

const mostFacts = 6;
const longestFact = 90;

export interface Opening {
  readonly facts: ArticleFacts | null;
  readonly rest: readonly IdentifiedBlock[];
}

/** Moves the facts at the start of a paper to its head. */
export function openingOf(blocks: readonly IdentifiedBlock[]): Opening {
  const at = blocks.findIndex(({ block: { type } }) => type === 'definitions');
  const found = blocks[at]?.block;
  if (found?.type !== 'definitions' || found.items.length > mostFacts) return { facts: null, rest: blocks };
  const areShort = found.items.every(({ text }) => !isEmpty(text) && text.plain.length <= longestFact);
  return areShort
    ? { facts: { id: blocks[at]?.id ?? '', items: found.items }, rest: blocks.toSpliced(at, 1) }
    : { facts: null, rest: blocks };
}

/** Returns a picture of the subject, in directions whose heads have no drawing of their own. */
function pictureHtml({ title, frame }: Paper, motif: string): Html | null {
  const { direction, seed } = frame.look;
  if (direction !== 'swiss' && direction !== 'editorial' && direction !== 'technical') return null;
  if (frame.subject === '') return null;
  const wish = motifFor(frame, `${motif} ${title.plain} ${runningTitle(frame)}`);
  if (findSubjects(wish.motif, seed) === null) return null;
  return element('div', { class: 'paper-art' }, ornament({ ...wish, seed, direction, place: 'picture' }));
}

/** Returns title, introduction and facts; `motif` is the subject for papers of this kind. */
export function headBlock(
  paper: Paper,
  facts: ArticleFacts | null,
  motif = '',
  hasPicture = true,
): DraftBlock {
  const { pageId, title, lead, frame, words } = paper;
  const shown = motifFor(frame, `${title.plain} ${runningTitle(frame)} ${motif}`);
  return block(
    'section',
    { class: 'article-head', id: `${pageId}.title`, name: words.labels.title },
    headArtHtml(shown, frame.look, lead ? 'head' : 'foot'),
    hasPicture && pictureHtml(paper, motif),
    textElement(
      'h1',
      { class: 'article-title fit-headline', id: `${pageId}.title.text`, style: headlineStyle(title.plain) },
      title,
    ),
    lead && richElement('p', { class: 'lead', id: `${pageId}.lead` }, lead),
    factsHtml(facts),
  );
}
