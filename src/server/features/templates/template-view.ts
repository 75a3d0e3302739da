import type { TemplateCard, TemplateView } from '../../../contract/templates.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/from-content/lay-out-content.ts';
import { countSamples } from '../../../domain/document/marked-texts.ts';
import type { Template } from '../../../domain/templates/template.ts';
import type { ListedTemplate } from './template-library.ts';

export const viewTemplateCard = ({
  name,
  kind,
  title,
  language,
  format,
  orientation,
  hash,
}: ListedTemplate): TemplateCard => ({ name, kind, title, language, format, orientation, hash });

/** As many as say what it is. */
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

export function viewTemplate({
  content,
  listed,
}: Template & { readonly listed: ListedTemplate }): TemplateView {
  return {
    ...viewTemplateCard(listed),
    description: listed.description,
    sample_count: countSamples(assembleArticle(layOutContent(content))),
    parts: partsOf(content),
  };
}
