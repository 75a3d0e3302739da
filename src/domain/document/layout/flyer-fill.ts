import type { PageOf } from '../../content/document-content.ts';
import type { PaperForm } from '../../content/paper-form.ts';
import type { Look } from '../kit/look.ts';
import { estimateLines, scaleOf } from './page-capacity.ts';
import type { Read } from './text/read-fields.ts';

export type Flyer = Read<PageOf<'flyer'>>;

/** Minimum height of the largest words, as a share of the page. */
const leastOpening = 0.36;
/** Invitations need more: name, occasion and sentence. */
const leastInvitation = 0.47;
/** What a photo takes from the page: the height above the words, or the width beside them. */
const photoHeight = 0.26;
const photoWidth = 0.34;
/** Overflow factor that tighter gaps and smaller type can absorb. */
const tightened = 1.05;

/** Returns whether the content of a flyer needs more than one page below the largest words. */
export function needsSecondPage(
  content: Flyer,
  look: Look,
  form: PaperForm | null = null,
  hasPhoto = false,
): boolean {
  const scale = scaleOf(look);
  const isAbove = hasPhoto && scale.width < scale.height;
  const opening = (form === 'invitation' ? leastInvitation : leastOpening) + (isAbove ? photoHeight / 2 : 0);
  const width = scale.width * (hasPhoto && !isAbove ? 1 - photoWidth : 1) - 2 * scale.marginX;
  const line = scale.body * 1.35;
  const perRow = (count: number): number =>
    count === 2 || count === 4 ? 2 : Math.min(3, Math.max(1, count));
  /** Returns the height of cells side by side: each row is as tall as its tallest cell. */
  const rows = (texts: readonly string[]): number => {
    const columns = perRow(texts.length);
    const cell = width / columns - scale.gutter;
    const lines = texts.map((text) => estimateLines(text, look, scale.body * 1.1, cell));
    const heights = texts.map((_, index) =>
      index % columns === 0 ? Math.max(...lines.slice(index, index + columns)) * line + scale.unit * 1.6 : 0,
    );
    return heights.reduce((sum, height) => sum + height, 0);
  };
  const height =
    estimateLines(content.tagline?.plain ?? '', look, scale.lead, width * 0.5) * scale.lead * 1.3 +
    rows(content.facts.map(({ label, value }) => `${label.plain}\n${value.plain}`)) +
    rows((content.points ?? []).map(({ title, text }) => `${title.plain}\n${text.plain}`)) +
    estimateLines(content.action?.plain ?? '', look, scale.lead * 1.2, width) * scale.lead * 1.4 +
    scale.unit * 3;
  return (
    height > (scale.height - scale.marginTop - scale.marginFoot) * (1 - opening) * (hasPhoto ? 1 : tightened)
  );
}
