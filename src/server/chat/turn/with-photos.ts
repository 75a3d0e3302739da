import { asksForDrawings } from '../../../domain/composer/wishes/read-look.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { mapPictures, type Picture, picturesOf } from '../../../domain/content/map-pictures.ts';
import { creditText } from '../../../domain/content/photo-credit.ts';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import { labelsFor } from '../../../domain/document/layout/labels.ts';
import type { TurnPicture, TurnPorts } from './turn-request.ts';

/** Photos searched for one page; further pictures are drawn. */
const mostPhotos = 6;

interface PhotoPorts {
  /** The content before the change; null for a new page. */
  readonly before: DocumentContent | null;
  /** Pictures of this turn by their name. */
  readonly made: ReadonlyMap<string, TurnPicture>;
  readonly findPhoto: TurnPorts['findPhoto'];
}

/** Returns what the new pictures without a source show, each once. */
function subjectsOf(content: DocumentContent, before: DocumentContent | null): readonly string[] {
  const drawn = new Set(before ? picturesOf(before).flatMap(({ source, text }) => source ?? text) : []);
  const subjects = picturesOf(content)
    .filter(({ source, text }) => source === undefined && !drawn.has(text))
    .map(({ text }) => plainText(text).trim())
    .filter((text) => text !== '');
  return [...new Set(subjects)].slice(0, mostPhotos);
}

/**
 * Gives pictures their files: those of the turn by name, and a photo for new ones that only say what they show,
 * unless the prompt asks for drawings. Pictures without a photo keep their illustration.
 */
export async function withPhotos(
  content: DocumentContent,
  { before, made, findPhoto }: PhotoPorts,
  prompt: string,
  signal: AbortSignal,
): Promise<DocumentContent> {
  const subjects = findPhoto && !asksForDrawings(prompt) ? subjectsOf(content, before) : [];
  const photos = new Map<string, TurnPicture>();
  for (const subject of subjects) {
    const photo = await findPhoto?.(subject, signal);
    if (photo) photos.set(subject, photo);
  }
  if (photos.size === 0 && made.size === 0) return content;
  const label = labelsFor(content.language).photo;
  return mapPictures(content, (picture: Picture) => {
    const { source, text } = picture;
    const found = source === undefined ? photos.get(plainText(text).trim()) : made.get(source);
    if (!found) return picture;
    // A picture of the model keeps its name, because its bytes would make the content large.
    const named = found.url.startsWith('/') ? { source: found.url } : {};
    return { ...picture, ...named, ...(found.credit && { credit: creditText(found.credit, label) }) };
  });
}
