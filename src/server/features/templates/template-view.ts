import type { TemplateView } from '../../../contract/templates.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { cutAtWord } from '../../../domain/content/lenient/read-text.ts';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { countSamples } from '../../../domain/document/marked-texts.ts';
import type { Template } from '../../../domain/templates/template.ts';
import { viewTemplateCard } from './template-card.ts';
import type { ListedTemplate } from './template-library.ts';

/** Maximum number of parts shown. */
const mostParts = 12;

function partsOf({ pages }: DocumentContent): string[] {
  const titles = pages.flatMap((page) => [
    ...('title' in page && pages.length > 1 ? [page.title] : []),
    ...('sections' in page ? page.sections.map(({ title }) => title) : []),
    ...('blocks' in page
      ? page.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
      : []),
  ]);
  return titles
    .map(plainText)
    .filter((title) => title.trim() !== '')
    .slice(0, mostParts);
}

/** Returns the first text below the title, as a description. */
function leadOf({ pages: [page] }: DocumentContent): string {
  if (!page) return '';
  const texts = [
    'lead' in page ? page.lead : undefined,
    'tagline' in page ? page.tagline : undefined,
    'subtitle' in page ? page.subtitle : undefined,
    'blocks' in page ? page.blocks.find((block) => block.type === 'paragraph')?.text : undefined,
  ];
  return cutAtWord(plainText(texts.find(Boolean) ?? '').replaceAll('\n', ' '), 180);
}

export function viewTemplate({
  content,
  listed,
}: Template & { readonly listed: ListedTemplate }): TemplateView {
  return {
    ...viewTemplateCard(listed),
    description: listed.description || leadOf(content),
    sample_count: countSamples(assembleArticle(layOutContent(content))),
    parts: partsOf(content),
  };
}
