import type { Running, RunningLine } from '../../../../domain/content/running.ts';
import { parseArticle } from '../../../../domain/document/article-tree.ts';
import { readRunning, runningAttribute } from '../../../../domain/document/running/running-template.ts';
import { words } from '../../../lib/words.ts';
import type { MakeEdit } from './hand-edit.ts';

export const runningSides = ['left', 'center', 'right'] as const;
export const runningPlaces = ['head', 'foot'] as const;
export type RunningPlace = (typeof runningPlaces)[number];

/** Returns the running head and foot of a page; empty if it has none. */
export function runningOf(articleHtml: string): Running {
  const { facts: _facts, ...running } = readRunning(
    parseArticle(articleHtml).article?.attribs[runningAttribute],
  ) ?? { facts: {} };
  return running;
}

const edit =
  (running: Running, label: string): MakeEdit =>
  () => ({
    patches: [],
    operations: [{ op: 'set_look', look: { running } }],
    label,
  });

/** Sets one text of the head or foot; an empty one is removed. */
export function chooseRunning(
  given: Running,
  place: RunningPlace,
  side: (typeof runningSides)[number],
  text: string,
): MakeEdit {
  const { [side]: _before, ...others } = given[place] ?? {};
  const line: RunningLine = text.trim() === '' ? others : { ...others, [side]: text.trim() };
  return edit(
    { ...given, [place]: line },
    place === 'head' ? words('editing').runningHead : words('editing').runningFoot,
  );
}

/** Shows the lines on the first page, or hides them there. */
export function chooseFirst({ first: _before, ...given }: Running, isShown: boolean): MakeEdit {
  return edit(isShown ? given : { ...given, first: false }, words('editing').runningFirst);
}
