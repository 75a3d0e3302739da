import { type CreateContent, maxCreateContents } from '../../../contract/creation.ts';
import type { FileReading } from '../../reading/file-reading.ts';
import type { ContentFacts } from './content-facts.ts';
import { viewContent } from './content-view.ts';
import { insertContent } from './creation-store.ts';
import { type KeepDeps, keepPictures } from './keep-pictures.ts';
import { isFull } from './make-room.ts';

/** Of what the database keeps as text: it knows no zero. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/**
 * Keeps what was read as a content of a creation; see `makeRoom` for what comes before.
 * @throws AppError `conflict` when it has as many as it may have
 */
export async function keepContent(
  input: {
    readonly uid: string;
    readonly sessionId: string;
    readonly contentId: string;
    readonly kind: CreateContent['kind'];
    readonly name: string;
    readonly sizeBytes: number;
    /** 'web' for pages that were fetched. */
    readonly format?: string;
    readonly reading: FileReading;
  },
  deps: KeepDeps,
): Promise<CreateContent> {
  const { uid, sessionId, name: fileName } = input;
  const { reading, pictures } = await keepPictures({ uid, fileName, reading: input.reading }, deps);
  const facts: ContentFacts = {
    format: input.format ?? reading.format,
    title: storable(reading.title),
    ...reading.facts,
    pictures: [...pictures],
    parts: reading.parts.map(({ name, start }) => ({ name: storable(name), start })),
    left_out: reading.leftOut.map(storable),
  };
  const row = await insertContent(
    deps.db,
    {
      uid,
      sessionId,
      id: input.contentId,
      kind: input.kind,
      name: storable(input.name).slice(0, 200),
      sizeBytes: input.sizeBytes,
      markdown: storable(reading.markdown),
      facts,
    },
    maxCreateContents,
  );
  if (!row) throw isFull();
  return viewContent(row);
}
