import type { DocumentFormat } from '../choices.ts';
import { type Look, look as lookSchema } from '../look.ts';
import { choiceOf } from './choice-names.ts';
import type { Match } from './match-fields.ts';
import { readObject } from './read-object.ts';
import { isRecord, type Place, type Reading, within } from './reading.ts';
import { isDeckKind } from './type-names.ts';

/** Default look. */
const plainLook = { direction: 'swiss', theme: 'light', seed: 0 } as const;

const naturalOrientation = (format: DocumentFormat): Look['orientation'] =>
  format.startsWith('slides') ? 'landscape' : 'portrait';

/** Returns the given look, completed from the previous one or from the format. */
export function readLook(
  match: Match | undefined,
  kind: string | undefined,
  isDeck: boolean,
  place: Place,
  reading: Reading,
): Look {
  const previous = reading.context.look;
  const at = match ? within(place, match.key) : place;
  const given = lookFields(match?.value);
  const read = readObject(partialLook, given, at, reading) as Partial<Look>;
  const guessed: DocumentFormat = isDeck || isDeckKind(kind ?? '') ? 'slides-16x9' : 'a4';
  const format = read.format ?? previous?.format ?? guessed;
  const kept =
    read.format === undefined || read.format === previous?.format ? previous?.orientation : undefined;
  const tokens = read.tokens ?? previous?.tokens ?? {};
  const accent = read.accent ?? previous?.accent;
  const running = read.running ?? previous?.running;
  const subject = read.subject ?? previous?.subject;
  return {
    format,
    orientation: read.orientation ?? kept ?? naturalOrientation(format),
    direction: read.direction ?? previous?.direction ?? plainLook.direction,
    theme: read.theme ?? previous?.theme ?? plainLook.theme,
    ...(accent !== undefined && { accent }),
    ...(subject !== undefined && { subject }),
    ...(running !== undefined && { running }),
    tokens,
    seed: read.seed ?? previous?.seed ?? plainLook.seed,
  };
}

const partialLook = lookSchema.partial();

/** Reads 'A4 landscape, dark' as fields: each word that names a choice. */
function lookFields(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return splitFormat(value);
  if (typeof value !== 'string') return {};
  const found: Record<string, unknown> = {};
  for (const word of value.slice(0, 200).split(/[\s,;/]+/)) {
    for (const field of ['format', 'orientation', 'theme', 'direction'] as const) {
      const choice = found[field] === undefined ? choiceOf(field, word) : undefined;
      if (choice === undefined) continue;
      found[field] = choice;
      break;
    }
  }
  return found;
}

/** Splits 'A4 landscape', given as a format, into format and orientation. */
function splitFormat(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { format } = value;
  if (typeof format !== 'string' || choiceOf('format', format)) return { ...value };
  const words = format.split(/[\s,]+/);
  const name = words.find((word) => choiceOf('format', word));
  const turn = words.find((word) => choiceOf('orientation', word));
  return {
    ...value,
    ...(name && { format: name }),
    ...(turn && !('orientation' in value) && { orientation: turn }),
  };
}
