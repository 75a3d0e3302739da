import { type Diagram, type Idea, isIdeaDiagram } from '../../blocks/diagram.ts';
import { writeAttributes } from '../loose/attributes.ts';
import type { WriteText } from './write-inline.ts';
import { writeList } from './write-items.ts';

export interface WrittenDiagram {
  readonly body: string;
  readonly rest: Readonly<Record<string, string | undefined>>;
}

function ideaLine({ title, text, icon, value, sets }: Idea, line: WriteText): string | undefined {
  if (title === '' || text === '') return undefined;
  const attributes = writeAttributes({
    icon,
    value: value === undefined ? undefined : String(value),
    sets: sets?.join('+'),
  });
  const words = text === undefined ? [line(title)] : [`**${line(title)}**`, line(text)];
  return [...words, attributes].filter((part) => part !== '').join(' ');
}

/** Writes items as a list, each inside of the one it belongs to; undefined if a level is skipped. */
function writeIdeas(items: readonly Idea[], line: WriteText): string | undefined {
  const lines: string[] = [];
  let before = 0;
  for (const item of items) {
    const { level = 1 } = item;
    const own = ideaLine(item, line);
    if (own === undefined || level > before + 1) return undefined;
    lines.push(`${'  '.repeat(level - 1)}- ${own}`);
    before = level;
  }
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Writes a diagram as the lines of its directive; undefined if it can only be written as data. */
export function writeDiagram(diagram: Diagram, line: WriteText): WrittenDiagram | undefined {
  if (isIdeaDiagram(diagram)) {
    const { items, ...rest } = diagram;
    const body = writeIdeas(items, line);
    return body === undefined ? undefined : { body, rest };
  }
  if (diagram.kind !== 'flow') return undefined;
  const body = writeList(
    diagram.links.map(
      ({ from, to, text, back }) =>
        `${line(from)} ${back ? '-->' : '->'} ${line(to)}${text === undefined ? '' : `: ${line(text)}`}`,
    ),
  );
  return body === undefined ? undefined : { body, rest: {} };
}
