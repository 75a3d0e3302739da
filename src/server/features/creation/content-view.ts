import type { CreateContent } from '../../../contract/creation.ts';
import { contentFacts } from './content-facts.ts';
import type { CreateContentRow } from './creation-store.ts';

const excerptLength = 280;

export function viewContent(row: CreateContentRow): CreateContent {
  const { format, pages, words, tables, images, left_out } = contentFacts.parse(row.facts);
  const plain = row.markdown
    .slice(0, excerptLength * 3)
    .replace(/^\|(?: --- \|)+$/gm, '')
    .replace(/[#>*`|\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    content_id: row.id,
    kind: row.kind as CreateContent['kind'],
    name: row.name,
    format,
    size_bytes: Number(row.size_bytes),
    pages,
    words,
    tables,
    images,
    left_out,
    excerpt: plain.length > excerptLength ? `${plain.slice(0, excerptLength)}…` : plain,
    created_at: row.created_at.toISOString(),
  };
}
