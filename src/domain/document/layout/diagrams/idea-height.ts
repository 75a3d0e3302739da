import type { Idea, IdeaDiagram } from '../../../content/blocks/diagram.ts';
import { plainText } from '../../../content/text/inline-text.ts';
import type { PageScale } from '../../kit/scale.ts';

const lineFactor = 1.3;
/** Average width of a letter in em. */
const letter = 0.55;

/** Share of the width that the text of an item has, and how many items stand beside each other. */
function placing({ kind, items }: IdeaDiagram): { readonly share: number; readonly beside: number } {
  const top = items.filter(({ level }) => level === undefined).length;
  const second = items.filter(({ level }) => level === 2).length;
  switch (kind) {
    case 'org': {
      const beside = Math.max(1, Math.min(6, top > 1 ? top : second));
      return { share: 0.85 / beside, beside };
    }
    case 'cycle':
      return { share: 0.3, beside: 2 };
    case 'hub':
      return { share: 0.28, beside: 2 };
    case 'pyramid':
      return { share: 0.56, beside: 1 };
    case 'matrix':
      return { share: 0.44, beside: 2 };
    case 'venn':
      return { share: 0.45, beside: 2 };
    case 'fishbone':
      return { share: 0.2, beside: 4 };
    case 'journey':
      return top > 6 ? { share: 0.3, beside: 3 } : { share: 1 / Math.max(1, top), beside: Math.max(1, top) };
  }
}

/** Least height of a drawing in units; must match the style sheet. */
const leastUnits = {
  org: 3,
  cycle: 13,
  pyramid: 7,
  venn: 0,
  matrix: 9,
  fishbone: 6,
  journey: 8,
  hub: 6,
} as const;
/** Height of overlapping circles in em. */
const vennEm = [0, 16, 16.6, 24.4] as const;

/** Returns the height of a diagram of ideas at `widthPx`. */
export function ideaHeight(diagram: IdeaDiagram, scale: PageScale, widthPx: number): number {
  const { share, beside } = placing(diagram);
  const perLine = Math.max(4, (widthPx * share) / (scale.body * letter));
  const lines = (text: string | undefined): number =>
    text === undefined ? 0 : Math.ceil(plainText(text).length / perLine);
  const itemHeight = ({ title, text, level }: Idea): number =>
    (lines(title) + lines(text)) * scale.body * lineFactor + scale.unit * (level === undefined ? 1.2 : 0.3);
  const sum = diagram.items.reduce((height, item) => height + itemHeight(item), 0);
  const least = scale.unit * leastUnits[diagram.kind];
  const sets = diagram.items.filter((item) => item.sets === undefined && item.level === undefined).length;
  const circles = diagram.kind === 'venn' ? (vennEm[sets] ?? 24) * scale.body : 0;
  const words = diagram.kind === 'journey' ? least + sum / beside : Math.max(least, sum / beside);
  return circles > 0 ? circles + words / 3 : words + scale.unit;
}
