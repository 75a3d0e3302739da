import { type Notes, quoted } from '../../lenient/notes.ts';
import { isRecord } from '../../lenient/reading.ts';
import { type LooseFields, readYaml } from './data.ts';

const longest = 200_000;

/** Splits front matter, the fields between `---` lines, from the text. */
export function readFrontMatter(text: string, notes: Notes): { fields: LooseFields; body: string } {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const none = { fields: {}, body: source };
  if (!/^---[ \t]*\n/.test(source)) return none;
  const start = source.indexOf('\n') + 1;
  const end = /^(?:---|\.\.\.)[ \t]*$/m.exec(source.slice(start, start + longest));
  if (!end) return none;
  const yaml = source.slice(start, start + end.index);
  const body = source.slice(start + end.index + end[0].length + 1);
  try {
    const fields = readYaml(yaml);
    if (isRecord(fields)) return { fields: { ...fields }, body };
    // Plain text between two rules isn't front matter.
    return fields === null || fields === undefined ? { fields: {}, body } : none;
  } catch {
    notes.add(
      '',
      `The lines between --- aren't valid YAML, so they are left out. They began with ${quoted(yaml.trim())}`,
    );
    return { fields: {}, body };
  }
}
