import type { Look, TokenOverrides } from '../../kit/look.ts';
import { heightEstimator } from '../../layout/article-heights.ts';
import { flowBlock } from '../../layout/flow-block.ts';
import { menuColumns } from '../../layout/menu.ts';
import { computedText, plainOf } from '../../layout/text/field-text.ts';
import type { ArticleContent, BriefContent, FlyerContent, OnePagerContent } from '../brief.ts';
import { articleBlocks } from '../content-of-brief.ts';

/** The share of its page that a paper may take by estimates that err on the long side. */
const wanted = 1.04;
/** Type and air that still look meant. */
const largest = { type: 1.7, space: 2.3 };
const step = 0.05;

/** Height of an article at ordinary sizes as a share of its page, its title left out: that is large already. */
function fillOfArticle(content: ArticleContent, look: Look): { share: number; head: number } {
  // No computed figures, so the language makes no difference.
  const flow = articleBlocks(content.blocks).map((block) => flowBlock(block, 'en'));
  const estimator = heightEstimator(look);
  const { scale } = estimator.column;
  const room = scale.height - scale.marginTop - scale.marginFoot;
  const sections = flow.filter(({ type }) => type === 'heading').length;
  // Courses side by side take the height of half of them.
  const columns = menuColumns(flow, look);
  const blocks = flow.reduce(
    (sum, block) => sum + (block.type === 'heading' ? 0 : estimator.blockHeight(block) + estimator.gap),
    0,
  );
  const lead = content.lead ? estimator.paragraphLines(computedText(content.lead)) * scale.lead * 1.3 : 0;
  const titleLines = Math.min(
    3,
    Math.ceil((content.title.length * scale.heading1 * 0.5) / (scale.width - 2 * scale.marginX)),
  );
  const head = (scale.unit * 5 + titleLines * scale.heading1 * 1.05) / room;
  return { share: ((blocks + sections * scale.unit * 1.8) / columns + lead) / room, head };
}

/** Letters that a page of one story shows; below these it takes larger type and more air, the sparsest first. */
const storySteps = [
  { letters: 420, type: 1.35, space: 1.4 },
  { letters: 900, type: 1.2, space: 1.25 },
] as const;

function lettersOf(content: OnePagerContent): number {
  return (
    content.headline.length +
    plainOf(content.lead).length +
    content.sections.reduce((sum, { title, text }) => sum + title.length + plainOf(text).length, 0) +
    content.figures.length * 60 +
    (content.chart ? 500 : 0)
  );
}

/** Hours on a door and lost cats are read in passing: little else stands on such a page. */
const sign = { type: 1.9, space: 1.5 };
const mostOnSign = 6;
const isSign = ({ facts, points, tagline, listing }: FlyerContent): boolean => {
  const count = facts.length + points.length;
  const isBrief = points.every(({ title, text }) => text === '' && title.length <= 42);
  return tagline === '' && !listing && count > 0 && count <= mostOnSign && isBrief;
};

const factor = (value: number): string => String(Math.round(value * 100) / 100);
const tokens = (type: number, space: number): TokenOverrides => ({
  'fit-type': factor(type),
  'fit-space': factor(space),
});

/** Sizes for a paper that says little, so that it does not stand lost at the head of its page. */
export function sparseType(content: BriefContent, look: Look): TokenOverrides {
  if (look.format.startsWith('slides')) return {};
  if (content.kind === 'article') {
    const { share, head } = fillOfArticle(content, look);
    let best = { type: 1, space: 1 };
    for (let type = 1 + step; type <= largest.type; type += step) {
      const space = Math.min(largest.space, 1 + (type - 1) * 1.9);
      // Larger letters also take more lines; air only counts between blocks.
      const height = head * type + share * (0.55 * type ** 1.9 + 0.45 * type * space);
      if (height > wanted) break;
      best = { type, space };
    }
    return best.type === 1 ? {} : tokens(best.type, best.space);
  }
  if (content.kind === 'flyer') return isSign(content) ? tokens(sign.type, sign.space) : {};
  if (content.kind !== 'one-pager' || (look.format !== 'a4' && look.format !== 'letter')) return {};
  const letters = lettersOf(content);
  if (look.orientation === 'landscape') return letters < 420 ? tokens(1.6, 1.5) : {};
  const sparse = storySteps.find((candidate) => letters < candidate.letters);
  return sparse ? tokens(sparse.type, sparse.space) : {};
}
