import { plainOf } from '../../layout/text/field-text.ts';
import type {
  ArticleContent,
  ChartContent,
  ContentBlock,
  KeyFigure,
  OnePagerContent,
  RichText,
} from '../brief.ts';

const asSentence = (text: RichText): RichText => {
  const whole = plainOf(text);
  return /[.!?…”"»:]$/.test(whole) || text.some(({ isGap }) => isGap) ? text : [...text, { text: '.' }];
};

/** A section's blocks as one running text. */
function runningText(blocks: readonly ContentBlock[]): RichText {
  const parts = blocks.flatMap((block): RichText[] => {
    if (block.type === 'paragraph') return [asSentence(block.text)];
    if (block.type === 'list') return block.items.map(({ text }) => asSentence(text));
    return [];
  });
  return parts.flatMap((part, index) => (index === 0 ? part : [{ text: ' ' }, ...part]));
}

const isTelling = ({ value, unit }: KeyFigure): boolean =>
  typeof value === 'string' &&
  value.length <= 9 &&
  (unit !== undefined || /[%$£€]|\d{3}|\d ?[kKmM]/.test(value));

/** The longest sections that still stand side by side. */
const longestSection = 420;
const mostSections = 6;

/**
 * A paper with figures as a page that makes its case: the strongest number set large, the others beside it, the chart,
 * and its sections side by side. Null where the paper says too much, or nothing in figures.
 */
export function storyOfPaper(
  paper: ArticleContent,
  chart: ChartContent | null,
  today: string,
): OnePagerContent | null {
  const figures = paper.blocks.flatMap((block) => (block.type === 'figures' ? block.figures : []));
  if (figures.length === 0 && !chart) return null;
  const sections: { title: string; blocks: ContentBlock[] }[] = [];
  for (const block of paper.blocks) {
    if (block.type === 'heading') sections.push({ title: plainOf(block.text), blocks: [] });
    else if (block.type === 'table' || block.type === 'code') return null;
    else if (block.type !== 'figures') sections.at(-1)?.blocks.push(block);
  }
  const told = sections.map(({ title, blocks }) => ({ title, text: runningText(blocks) }));
  const isWide = told.some(({ text }) => plainOf(text).length > longestSection);
  if (isWide || told.length > mostSections || figures.length > 7) return null;
  const hero = chart ? undefined : figures.find(isTelling);
  return {
    kind: 'one-pager',
    organisation: paper.organisation,
    runningTitle: paper.runningTitle,
    date: today,
    headline: paper.title,
    lead: paper.lead ?? [],
    ...(hero ? { hero } : {}),
    figures: figures.filter((figure) => figure !== hero),
    ...(chart ? { chart } : {}),
    sections: told.filter(({ text }) => text.length > 0),
    contact: [],
  };
}
