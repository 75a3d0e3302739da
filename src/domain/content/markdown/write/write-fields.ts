import { stringify } from 'yaml';

/** Puts text in a code block with a fence longer than any inside. */
export function fenced(text: string, info: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`{3,}/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`;
}

export const writeYaml = (value: unknown): string =>
  stringify(value, {
    schema: 'core',
    lineWidth: 0,
    aliasDuplicateObjects: false,
    defaultStringType: 'PLAIN',
  });

/** Formats JSON, escaping all characters that might be altered when the file is transferred. */
const writeJson = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 1).replace(/(?![ \n])[\p{C}\p{Z}]/gu, unitEscapes)}\n`;

const unitEscapes = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

export type DataStyle = 'yaml' | 'json';

/** Writes fields as a data block, marked as data if code blocks are content. */
export function writeData(
  fields: Readonly<Record<string, unknown>>,
  style: DataStyle,
  holdsBlocks: boolean,
): string {
  const info = holdsBlocks ? `${style} data` : style;
  return fenced(style === 'yaml' ? writeYaml(fields) : writeJson(fields), info);
}

/** Wraps text in a directive with a fence longer than any inside. */
export function container(name: string, attributes: string, label: string, body: string): string {
  const longest = Math.max(
    2,
    ...Array.from(body.matchAll(/^[ \t>]*(:{3,})/gm), ([, colons = '']) => colons.length),
  );
  const fence = ':'.repeat(longest + 1);
  return `${fence}${name}${label === '' ? '' : `[${label}]`}${attributes}\n${body === '' ? '' : `${body}\n`}${fence}`;
}
