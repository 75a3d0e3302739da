export interface TopicNames {
  /** File name without its ending. */
  readonly name: string;
  readonly language: string;
  /** The title and the other names. */
  readonly names: readonly string[];
}

/** Writes the table of names of one language: a line per topic, with its cells separated by tabs. */
export const writeNamesTable = (topics: readonly TopicNames[]): string =>
  [...topics]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, names }) => `${[name, ...names].join('\t')}\n`)
    .join('');

/** Reads a table of names. */
export const readNamesTable = (language: string, table: string): readonly TopicNames[] =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...names] = line.split('\t');
      return { name, language, names };
    });

/** What the text of a topic is found by. */
export interface TopicStems {
  /** File name without its ending. */
  readonly name: string;
  /** Stems of its titles and its definition. */
  readonly heads: readonly string[];
  /** Stems of its other texts. */
  readonly texts: readonly string[];
}

/** Writes the table of stems of one language: a line per topic. */
export const writeStemsTable = (topics: readonly TopicStems[]): string =>
  [...topics]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, heads, texts }) => `${[name, heads.join(' '), texts.join(' ')].join('\t')}\n`)
    .join('');

/** Reads a table of stems. */
export const readStemsTable = (table: string): readonly TopicStems[] =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', heads = '', texts = ''] = line.split('\t');
      return { name, heads: heads.split(' ').filter(Boolean), texts: texts.split(' ').filter(Boolean) };
    });
