/** What a passage is found by: stems of its heading, of the section that it is in, and of its text. */
export interface PassageStems {
  /** Name of its document. */
  readonly name: string;
  /** Its number in the document; null for the document itself, with the stems of its title and its other words. */
  readonly at: number | null;
  readonly heads: readonly string[];
  readonly section: readonly string[];
  readonly texts: readonly string[];
}

/** Writes the table of passages of one language: a line per passage. */
export const writePassageTable = (passages: readonly PassageStems[]): string =>
  passages
    .map(
      ({ name, at, ...stems }) =>
        `${[name, at ?? '', stems.heads.join(' '), stems.section.join(' '), stems.texts.join(' ')].join('\t')}\n`,
    )
    .join('');

const split = (cell: string): string[] => cell.split(' ').filter(Boolean);

/** Reads a table of passages. */
export const readPassageTable = (table: string): readonly PassageStems[] =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', at = '', heads = '', section = '', texts = ''] = line.split('\t');
      return {
        name,
        at: at === '' ? null : Number(at),
        heads: split(heads),
        section: split(section),
        texts: split(texts),
      };
    });
