import { type CreateContent, maxCreateContents } from '../../../contract/creation.ts';
import type { Noted } from '../../../contract/noted.ts';
import { englishNote } from '../../noted.ts';
import type { FileReading } from '../../reading/file-reading.ts';
import type { ContentFacts } from './content-facts.ts';
import { viewContent } from './content-view.ts';
import { insertContent } from './creation-store.ts';
import { type KeepDeps, keepPictures } from './keep-pictures.ts';
import { isFull } from './make-room.ts';

/** Removes NUL characters, which Postgres text can't store. */
const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const storableNote = (note: Noted): Noted =>
  JSON.parse(
    JSON.stringify(note, (_key, value) => (typeof value === 'string' ? storableText(value) : value)),
  );

/**
 * Stores a reading as a content of a creation. Call `makeRoom` first.
 * @throws AppError `conflict` at the maximum number of contents
 */
export async function keepContent(
  input: {
    readonly uid: string;
    readonly sessionId: string;
    readonly contentId: string;
    readonly kind: CreateContent['kind'];
    readonly name: string;
    readonly sizeBytes: number;
    /** 'web' for fetched pages. */
    readonly format?: string;
    readonly reading: FileReading;
  },
  deps: KeepDeps,
): Promise<CreateContent> {
  const { uid, sessionId, name: fileName } = input;
  const { reading, pictures } = await keepPictures({ uid, fileName, reading: input.reading }, deps);
  const storedNotes = reading.leftOut.map(storableNote);
  const facts: ContentFacts = {
    format: input.format ?? reading.format,
    title: storableText(reading.title),
    ...reading.facts,
    pictures: [...pictures],
    parts: reading.parts.map(({ name, start }) => ({ name: storableText(name), start })),
    left_out: storedNotes.map(englishNote),
    left_out_notes: storedNotes,
  };
  const row = await insertContent(
    deps.db,
    {
      uid,
      sessionId,
      id: input.contentId,
      kind: input.kind,
      name: storableText(input.name).slice(0, 200),
      sizeBytes: input.sizeBytes,
      markdown: storableText(reading.markdown),
      facts,
    },
    maxCreateContents,
  );
  if (!row) throw isFull();
  return viewContent(row);
}
