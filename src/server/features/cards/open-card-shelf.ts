import { readFileSync } from 'node:fs';
import type { CardNames } from '../../../domain/cards/card.ts';
import type { CardShelf, Frame } from '../../../domain/cards/card-shelf.ts';
import { cardOfRow } from '../../../domain/cards/card-table.ts';
import { readCard } from '../../../domain/cards/read-card.ts';
import { readTemplateHead } from '../../../domain/templates/read-template.ts';
import { readNamesTable } from '../../../domain/topics/topic-names.ts';
import { cardNamesFile, cardText, framesIn } from './card-files.ts';

/** Returns null if a file is missing or invalid; the tests report invalid ones. */
function ifReadable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function once<Value>(read: (language: string) => Value): (language: string) => Value {
  const known = new Map<string, Value>();
  return (language) => {
    const value = known.get(language) ?? read(language);
    known.set(language, value);
    return value;
  };
}

/** Returns the composer's cards. Reads a language on first use, synchronously: the composer has its own thread. */
export const openCardShelf = (): CardShelf => ({
  namesIn: once(
    (language): readonly CardNames[] =>
      ifReadable(() =>
        readNamesTable(language, readFileSync(cardNamesFile(language), 'utf8')).map(cardOfRow),
      ) ?? [],
  ),
  framesIn: once((language) =>
    framesIn(language).flatMap(({ family, name, text }): Frame[] => {
      const head = ifReadable(() => readTemplateHead(`card-${family}-${name}`, text));
      return head ? [{ head, family, text }] : [];
    }),
  ),
  read: (language, family, name) => ifReadable(() => readCard(family, cardText(language, family, name))),
});
