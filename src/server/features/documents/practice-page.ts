import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import type { ArtDirection } from '../../../domain/document/brief.ts';
import { artDirections } from '../../../domain/document/kit/choices.ts';
import { layOut } from '../../../domain/document/layout/lay-out.ts';
import { sampleBrief, sampleDeck } from '../../../domain/document/layout/sample-briefs.ts';
import { printableHtml } from './printable-html.ts';

const made = new Map<ArtDirection, Promise<string>>();

/**
 * A page that nobody owns, with charts, for what the renderer's tabs are tried with. A process keeps what it has read
 * of the kit and of the faces: so it is in the direction of the page that was printed last.
 * @param last the markup of that page, or the beginning of it
 */
export function practicePage(last = ''): Promise<string> {
  const direction = artDirections.find((each) => last.includes(`data-direction="${each}"`)) ?? 'swiss';
  const page = made.get(direction) ?? makePage(direction);
  made.set(direction, page);
  return page;
}

function makePage(direction: ArtDirection): Promise<string> {
  const brief = sampleBrief(sampleDeck, { format: 'slides-16x9', direction });
  return printableHtml(assembleArticle(layOut(brief)));
}
