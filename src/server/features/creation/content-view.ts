import type { CreateContent } from '../../../contract/creation.ts';
import { replacePictures } from '../../../domain/text/markdown-pictures.ts';
import { documentUrlOf } from '../assets/asset-view.ts';
import { contentFacts } from './content-facts.ts';
import type { CreateContentRow } from './creation-store.ts';
import { pictureIdOf } from './outline-of.ts';

const excerptLength = 280;

export function viewContent(row: CreateContentRow): CreateContent {
  const { format, pages, words, tables, images, pictures, left_out, left_out_notes } = contentFacts.parse(
    row.facts,
  );
  const beginning = row.markdown.slice(0, excerptLength * 3);
  const plain = replacePictures(beginning, (picture) => (pictureIdOf(picture) === null ? null : ''))
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
    pictures: pictures.map(({ id, name }) => ({ asset_id: id, name, url: documentUrlOf(id) })),
    left_out,
    left_out_notes,
    excerpt: plain.length > excerptLength ? `${plain.slice(0, excerptLength)}…` : plain,
    created_at: row.created_at.toISOString(),
  };
}
