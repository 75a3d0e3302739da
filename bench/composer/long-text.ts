const subjects = [
  'The ferry',
  'Our archive',
  'The workshop',
  'A second survey',
  'The council',
  'Each volunteer',
  'The northern path',
];
const verbs = ['covers', 'records', 'replaces', 'follows', 'measures', 'supports', 'repeats'];
const objects = [
  'the shoreline between the two bridges',
  'everything that was written down since the flood',
  'the tools that nobody had oiled for a decade',
  'what people said on the evening of the vote',
  'the water level at nine stations',
];
const endings = [
  'in spring',
  'without a pause',
  'at low tide',
  'for the third time',
  'as planned',
  'with two more people',
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A report in Markdown of about so many words: headings, paragraphs, a list here and there; the same every time. */
export function longText(words: number): string {
  const parts: string[] = ['# Report on the river, in full'];
  let count = 7;
  for (let section = 1; count < words; section += 1) {
    parts.push(
      `## Part ${section}: ${pick(objects, section).replace(/^\w/, (letter) => letter.toUpperCase())}`,
    );
    const sentences = Array.from(
      { length: 6 },
      (_, at) =>
        `${pick(subjects, section * 3 + at)} ${pick(verbs, section + at * 2)} ${pick(objects, section * 2 + at)} ${pick(endings, section + at)}.`,
    );
    parts.push(sentences.slice(0, 3).join(' '), sentences.slice(3).join(' '));
    if (section % 3 === 0)
      parts.push(
        `- Point ${section}.1 is settled\n- Point ${section}.2 is open\n- Point ${section}.3 needs ${section * 120} euros`,
      );
    count = parts.join(' ').split(/\s+/).length;
  }
  return parts.join('\n\n');
}
