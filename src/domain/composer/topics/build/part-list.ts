import type { PartRole, Topic } from '../../../topics/topic.ts';

type Parts = Topic['parts'];

/** An item of a part: a point, a step, a term, a myth or a question. */
export interface PartItem {
  readonly title: string;
  readonly text: string;
  readonly icon?: string | undefined;
}

export interface PartList {
  readonly title: string;
  readonly isOrdered: boolean;
  readonly items: readonly PartItem[];
}

export interface PartTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const listed = [
  'why',
  'how',
  'kinds',
  'history',
  'benefits',
  'limits',
  'myths',
  'start',
  'terms',
  'questions',
  'closing',
] as const satisfies readonly PartRole[];
const tables = ['how', 'kinds', 'compare'] as const satisfies readonly PartRole[];

/** Returns a part as a titled list; null if the topic lacks it, or if it isn't one. */
export function listOf(parts: Parts, role: PartRole): PartList | null {
  const name = listed.find((each) => each === role);
  const part = name && parts[name];
  if (!part || !('items' in part)) return null;
  return { title: part.title, isOrdered: 'isOrdered' in part && part.isOrdered, items: part.items };
}

/** Returns a part as a table; null if the topic lacks it, or if it isn't one. */
export function tableOf(parts: Parts, role: PartRole): PartTable | null {
  const name = tables.find((each) => each === role);
  const part = name && parts[name];
  return part && 'rows' in part ? part : null;
}

/** Returns rows with as many cells as the head. */
export const evenRows = ({ head, rows }: PartTable): string[][] =>
  rows.map((row) => head.map((_, at) => row[at] ?? ''));
