import { maxPromptLength } from '../../../contract/chat.ts';
import type { creationEndpoints, PartTreatment } from '../../../contract/creation.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { Noted } from '../../../contract/noted.ts';
import { sourcesSection } from '../../../domain/sources/name-sources.ts';
import { replacePictures } from '../../../domain/text/markdown-pictures.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { englishNote, noted } from '../../noted.ts';
import { told } from '../../told.ts';
import { documentUrlOf } from '../assets/asset-view.ts';
import { contentFacts } from './content-facts.ts';
import { listContents, markSent } from './creation-store.ts';
import { type ContentPart, outlineOf, pictureIdOf } from './outline-of.ts';
import { requireCreation } from './require-creation.ts';
import { shortenedBy, shortWordsOf, startsWithHeading, treatPart } from './treat-part.ts';

/** Characters of the prompt reserved for the instruction and the list of sources. */
const roomForWords = 6_000;
/** Maximum number of pictures per run. */
const mostPictures = 12;

interface WantedPart {
  readonly part: ContentPart;
  readonly title?: string | undefined;
  readonly treatment: PartTreatment;
}

function instructionOf(wish: string, documentType: string): string {
  const words = wish.replace(/\s+/g, ' ').trim();
  if (words !== '') return /[:.]$/.test(words) ? words.replace(/[:.]$/, ':') : `${words}:`;
  return `Make a ${documentType || 'document'} from the following content:`;
}

/** Returns the shortening instruction for a model; empty if no part is shortened. */
function wordsOnShortening(wanted: readonly WantedPart[]): string {
  const parts = wanted
    .filter(({ treatment }) => treatment === 'shorten')
    .map(({ part, title }) => `'${title || part.title}' to about ${shortWordsOf(part)} words`);
  return parts.length === 0
    ? ''
    : `Rewrite these parts shorter, with every figure, name and date in them: ${parts.join(', ')}.\n\n`;
}

/** Joins the parts into the prompt's body. Parts that don't fit are reported in `noRoom`. */
function bodyOf(wanted: readonly WantedPart[], byModel: boolean) {
  const shortened: string[] = [];
  const noRoom: Noted[] = [];
  const used: ContentPart[] = [];
  let body = '';
  for (const [index, { part, title, treatment }] of wanted.entries()) {
    const isCut = treatment === 'shorten' && !byModel;
    const markdown = treatPart(part, {
      title,
      treatment: treatment === 'shorten' && byModel ? 'keep' : treatment,
    });
    const next = body === '' ? markdown : `${body}\n\n${markdown}`;
    if (next.length > maxPromptLength - roomForWords) {
      noRoom.push(noted('partsNoRoom', { count: wanted.length - index, title: title || part.title }));
      break;
    }
    const lost = isCut ? shortenedBy(part, markdown) : null;
    if (lost) shortened.push(lost);
    body = next;
    used.push(part);
  }
  return { body, used, shortened, noRoom };
}

/**
 * Collects the pictures that the body references. Pictures beyond the limit of a run are removed from the
 * body.
 */
function placePictures(body: string) {
  const assets: { id: string; name: string; url: string }[] = [];
  let missing = 0;
  const placed = replacePictures(body, (picture) => {
    const id = pictureIdOf(picture);
    if (id === null || assets.some((each) => each.id === id)) return null;
    if (assets.length >= mostPictures) {
      missing += 1;
      return '';
    }
    assets.push({ id, name: picture.alt, url: documentUrlOf(id) });
    return null;
  });
  const noRoom = missing > 0 ? [noted('picturesNoRoom', { count: missing, limit: mostPictures })] : [];
  return { body: placed, assets, noRoom };
}

/** Returns the title heading. Added so a document isn't named after, for example, a table. */
function headOf(title: string | undefined, first: WantedPart | undefined): string {
  const named = title?.replace(/\s+/g, ' ').trim();
  if (named) return `# ${named}`;
  if (!first || startsWithHeading(first.part.markdown) || first.title || first.part.fileName === '')
    return '';
  return `# ${first.part.title.replace(/\.[a-z0-9]{1,5}$/i, '')}`;
}

const sourceOf = ({ fileName, places }: ContentPart) =>
  places.some((place) => place.startsWith('http'))
    ? places.map((name) => ({ name, places: [] }))
    : fileName === ''
      ? []
      : [{ name: fileName, places }];

/**
 * Builds the prompt of a creation: the wish, then the parts that the user kept, in their order and with their
 * treatments.
 * @throws AppError `not_found`, `unprocessable` if there is no content
 */
export async function sendCreation(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly documentType: string;
    readonly wish: string;
    readonly contentIds?: readonly string[] | undefined;
    readonly parts?:
      | readonly {
          readonly part_id: string;
          readonly title?: string | undefined;
          readonly treatment: PartTreatment;
        }[]
      | undefined;
    readonly title?: string | undefined;
    readonly byModel: boolean;
    readonly citesSources: boolean;
  },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<AnswerOf<(typeof creationEndpoints)['sendCreateSession']>> {
  const { uid, id, contentIds, byModel } = input;
  await requireCreation({ uid, id }, deps);
  const contents = (await listContents(deps.db, uid, id)).filter(
    (content) => !contentIds || contentIds.includes(content.id),
  );
  const all = contents.flatMap(outlineOf);
  const wanted: readonly WantedPart[] = input.parts
    ? input.parts.flatMap(({ part_id, title, treatment }) => {
        const part = all.find((each) => each.part_id === part_id);
        return part ? [{ part, title, treatment }] : [];
      })
    : all.map((part) => ({ part, treatment: 'keep' }));
  const leftOut = contents.flatMap(({ name, facts }) =>
    contentFacts.parse(facts).left_out.map((words) => `${name}: ${words}`),
  );
  const dropped = all.length - new Set(wanted.map(({ part }) => part)).size;
  if (dropped > 0) leftOut.push(englishNote(noted('partsLeft', { missing: dropped, all: all.length })));
  const { body: words, used, shortened, noRoom } = bodyOf(wanted, byModel);
  const { body, assets, noRoom: unplaced } = placePictures(words);
  const wish = input.wish.trim();
  if (body.trim() === '' && wish === '') throw new AppError('unprocessable', told('nothingToMake'));
  await markSent(deps.db, uid, id, deps.clock());
  const sources = input.citesSources ? sourcesSection(used.flatMap(sourceOf)) : '';
  const onShortening = byModel ? wordsOnShortening(wanted) : '';
  const content = [headOf(input.title, wanted[0]), body, sources]
    .filter((words) => words.trim() !== '')
    .join('\n\n');
  const prompt =
    content === '' ? wish : `${instructionOf(wish, input.documentType)}\n\n${onShortening}${content}`;
  const no_room_notes = [...noRoom, ...unplaced];
  const no_room = no_room_notes.map(englishNote);
  const left_out = [...leftOut, ...shortened, ...no_room];
  return { create_session_id: id, prompt, assets, left_out, no_room, no_room_notes };
}
