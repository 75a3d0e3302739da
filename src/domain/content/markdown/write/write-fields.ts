import { stringify } from 'yaml';

/** YAML or JSON in a code block, fenced longer than anything inside. */
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

/** JSON with everything escaped that a text file may change on its way. */
const writeJson = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 1).replace(/(?![ \n])[\p{C}\p{Z}]/gu, unitEscapes)}\n`;

const unitEscapes = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

export type DataStyle = 'yaml' | 'json';

/** Fields as a data block; where code blocks are content, it is marked as data. */
export function writeData(
  fields: Readonly<Record<string, unknown>>,
  style: DataStyle,
  holdsBlocks: boolean,
): string {
  const info = holdsBlocks ? `${style} data` : style;
  return fenced(style === 'yaml' ? writeYaml(fields) : writeJson(fields), info);
}

/** A directive around its lines, fenced longer than any directive inside. */
export function container(name: string, attributes: string, label: string, body: string): string {
  const longest = Math.max(
    2,
    ...Array.from(body.matchAll(/^[ \t>]*(:{3,})/gm), ([, colons = '']) => colons.length),
  );
  const fence = ':'.repeat(longest + 1);
  return `${fence}${name}${label === '' ? '' : `[${label}]`}${attributes}\n${body === '' ? '' : `${body}\n`}${fence}`;
}
