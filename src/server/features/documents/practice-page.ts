import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOut } from '../../../domain/document/layout/lay-out.ts';
import { sampleBrief, sampleDeck } from '../../../domain/document/layout/sample-briefs.ts';
import { printableHtml } from './printable-html.ts';

let made: Promise<string> | undefined;

/** A page that nobody owns, with the kit's styles, faces and charts: what the renderer's tabs are tried with. */
export function practicePage(): Promise<string> {
  made ??= printableHtml(assembleArticle(layOut(sampleBrief(sampleDeck, { format: 'slides-16x9' }))));
  return made;
}
