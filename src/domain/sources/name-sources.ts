/** A part of a document and its source. */
export interface NamedSource {
  /** Name of the file, or URL of the page. */
  readonly name: string;
  /** 'Page 3', 'Slide 2', 'Sheet Costs'. May be empty. */
  readonly places: readonly string[];
}

const plural: Readonly<Record<string, string>> = { Page: 'pages', Slide: 'slides' };

/** Formats places: 'pages 1 to 3 and 7', 'slide 2', 'sheets Costs and Staff'. */
export function placesInWords(places: readonly string[]): string {
  const groups: string[] = [];
  for (const [kind, many] of Object.entries(plural)) {
    const numbers = [
      ...new Set(
        places
          .filter((place) => place.startsWith(`${kind} `))
          .map((place) => Number(place.slice(kind.length))),
      ),
    ].sort((one, other) => one - other);
    const runs: [number, number][] = [];
    for (const number of numbers) {
      const last = runs.at(-1);
      if (last && number === last[1] + 1) last[1] = number;
      else runs.push([number, number]);
    }
    if (runs.length === 0) continue;
    const words = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
    groups.push(`${numbers.length > 1 ? many : kind.toLowerCase()} ${enumerate(words)}`);
  }
  const sheets = [...new Set(places)].flatMap((place) =>
    place.startsWith('Sheet ') ? [place.slice(6)] : [],
  );
  if (sheets.length > 0) groups.push(`${sheets.length > 1 ? 'sheets' : 'sheet'} ${enumerate(sheets)}`);
  return enumerate(groups);
}

const enumerate = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Escapes characters that have a meaning in Markdown. */
const plainly = (text: string): string => text.replaceAll(/([\\`*_[\]<>|])/g, '\\$1');

/** Formats a source and its places as a Markdown list item. */
export function citationOf({ name, places }: NamedSource): string {
  const shown = /^https?:\/\/[^\s()<>]+$/.test(name) ? `[${plainly(name)}](${name})` : plainly(name);
  const where = placesInWords(places);
  return `- ${shown}${where && `, ${plainly(where)}`}`;
}

/** Returns a final section that lists each source once with its pages. Empty if there are no sources. */
export function sourcesSection(sources: readonly NamedSource[]): string {
  const byName = new Map<string, string[]>();
  for (const { name, places } of sources) byName.set(name, [...(byName.get(name) ?? []), ...places]);
  const items = [...byName].map(([name, all]) => citationOf({ name, places: all }));
  return items.length === 0 ? '' : `## Sources\n\n${items.join('\n')}`;
}
