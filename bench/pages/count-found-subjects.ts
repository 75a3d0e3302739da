import { readdir, readFile } from 'node:fs/promises';
import { findSubjects } from '../../src/domain/document/layout/ornament/picture/finding/find-subjects.ts';
import { readRecordings } from '../models/recording.ts';

const templates = new URL('../../templates/', import.meta.url);

/**
 * The `subject` of the look in a template's head, inline or on its own line; letters have a different
 * `subject`.
 */
const ofLook = /^look: \{.*?\bsubject: ("?)([^"}\n]+)\1|^ {2}subject: ("?)(.+?)\3$/m;

function subjectsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'look' && typeof inner === 'object' && inner !== null && 'subject' in inner
      ? [String(inner.subject)]
      : subjectsIn(inner),
  );
}

/** Returns the illustration subjects in the templates and in the recorded model answers. */
async function writtenSubjects(): Promise<readonly string[]> {
  const files = (await readdir(templates, { recursive: true })).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, templates), 'utf8')));
  const inTemplates = texts.flatMap((text) => {
    const [, , short, , long] = ofLook.exec(text) ?? [];
    return short ?? long ?? [];
  });
  const recorded = (await readRecordings()).flatMap(({ answers }) =>
    answers.flatMap(({ calls }) => calls.flatMap((call) => subjectsIn(call.arguments))),
  );
  return [...new Set([...inTemplates, ...recorded].map((subject) => subject.trim()))].sort();
}

/** Prints what each subject is drawn as, and how many are found by their words. */
export async function countFoundSubjects(print: (line: string) => void): Promise<void> {
  const subjects = await writtenSubjects();
  const found = subjects.map((subject) => ({ subject, ...findSubjects(subject, 1) }));
  for (const { subject, names, by } of found)
    print(`${by.padEnd(9)} ${names.join(', ').padEnd(26)} ${subject}`);
  const named = found.filter(({ by }) => by === 'words' || by === 'forms').length;
  print(
    `${named} of ${found.length} subjects are named by their words (${Math.round((100 * named) / found.length)}%)`,
  );
}
