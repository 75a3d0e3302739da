import type { ArtDirection } from '../../../domain/content/choices.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { artDirections } from '../../../domain/document/kit/choices.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { sampleContent, sampleDeck } from '../../../domain/document/layout/sample-contents.ts';
import { printableHtml } from './printable-html.ts';

const made = new Map<ArtDirection, Promise<string>>();

/**
 * Returns a sample page with charts, for warming up the renderer's tabs. Uses the art direction of the last
 * printed page, because each process caches its kit and fonts.
 * @param last the markup of that page, or its beginning
 */
export function practicePage(last = ''): Promise<string> {
  const direction = artDirections.find((each) => last.includes(`data-direction="${each}"`)) ?? 'swiss';
  const page = made.get(direction) ?? makePage(direction);
  made.set(direction, page);
  return page;
}

function makePage(direction: ArtDirection): Promise<string> {
  const content = sampleContent(sampleDeck, { format: 'slides-16x9', direction });
  return printableHtml(assembleArticle(layOutContent(content)));
}
