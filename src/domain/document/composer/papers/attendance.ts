/** Who was there, as minutes tell it in passing: 'Ann, Bob and Cy there'. */
const name = "\\p{Lu}[\\p{L}'’-]{1,24}(?: \\p{Lu}[\\p{L}'’-]{1,24})?";
const list = `${name}(?:, ?${name}){0,19}(?:,? (?:and|und|et|y|&) ${name})?`;
const there =
  '(?:(?:were |was |are |is )?(?:there|present|attending|in attendance|here)|attended|anwesend|waren da|(?:waren )?dabei|(?:étaient )?présente?s?|presentes|asistieron|asistentes)';
const inPassing = new RegExp(`(?:^|(?<=[,.;\\n] ?))\\s*(${list}) ${there}(?=$|[,.;:\\n])`, 'u');
const labelled =
  /(?:present|attendees|attending|anwesend|teilnehmer(?:innen)?|présente?s?|asistentes|presentes) ?:? ((?:(?:Frau|Herr|Mr|Mrs|Ms|Dr|Mme|M)\.? )?\p{Lu}[^.;:\n]{1,300})/iu;

/** 'HOA board 12 feb. present: Rick': whoever was there begins a sentence of its own. */
const inRun =
  /(?<=[\p{L}\d][.,]?) (?:present|attendees|attending|in attendance|anwesend|teilnehmer|présente?s?|asistentes|asisten|presentes)(?=:| \p{Lu})/iu;

/** Who was there is said near the head. */
const readLength = 600;

/** A text of minutes with those who were there under their label. */
export function withAttendance(text: string, label: string): string {
  const said = text
    .slice(0, readLength)
    .replace(inPassing, (_, names: string) => ` ${label}: ${names}`)
    .replace(inRun, () => `. ${label}`)
    .replace(/\.{2,3}(?= )/g, '.')
    .replace(/^[\s,]+/, '');
  return `${said}${text.slice(readLength)}`;
}

const title = /^(?:Frau|Herr|Mr|Mrs|Ms|Dr|Mme|M)\.? /u;

/** The names of those who were there, first names and titles apart. */
export function attendeesIn(text: string): readonly string[] {
  const said = labelled.exec(text.slice(0, readLength))?.[1] ?? '';
  return said
    .split(/, ?| (?:and|und|et|y|&) /u)
    .map((part) => part.trim().replace(title, ''))
    .filter((part) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(part));
}
