/** Roles of the words inside a row: a line of a bill, a dish, an appointment, an item of a program. */
export const rowRoles = [
  'name',
  'qty',
  'unit',
  'rate',
  'amount',
  'date',
  'time',
  'dur',
  'place',
  'person',
  'note',
] as const;
export type RowRole = (typeof rowRoles)[number];

/** Labels of words outside of rows. data/rows/README.md describes each one. */
export const outerLabels = [
  'kind',
  'title',
  'subject',
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
  'no',
  'date',
  'due',
  'time',
  'place',
  'subtotal',
  'discount',
  'tax',
  'fee',
  'total',
  'deposit',
  'paid',
  'balance',
  'account',
  'term',
  'person',
  'cmd',
  'wish',
  'hide',
  'group',
] as const;
export type OuterLabel = (typeof outerLabels)[number];

/*
 * A tag says whether a token is in a row, whether it begins one, and its role. The order is baked into the
 * weights; changing it requires retraining.
 */
const outer = outerLabels.length;
const roles = rowRoles.length;
const firstRowTag = 1 + 2 * outer;

export const tagCount = firstRowTag + 2 + 3 * roles;

/** Connecting words outside of rows. */
export const outsideTag = 0;
export const outerTag = (label: number, isFirst: boolean): number => 1 + label + (isFirst ? 0 : outer);
/** Connecting words in a row. */
export const plainRowTag = (beginsRow: boolean): number => firstRowTag + (beginsRow ? 0 : 1);
export const roleTag = (role: number, isFirst: boolean, beginsRow: boolean): number =>
  firstRowTag + 2 + role + (beginsRow ? 0 : isFirst ? roles : 2 * roles);

/** What a tag means. */
export interface TagMeaning {
  readonly outer: OuterLabel | null;
  readonly role: RowRole | null;
  readonly isInRow: boolean;
  readonly beginsRow: boolean;
  /** Whether it begins a phrase; false for its further words and for connecting words. */
  readonly isFirst: boolean;
}

export const tagMeanings: readonly TagMeaning[] = Array.from({ length: tagCount }, (_, tag): TagMeaning => {
  const none = { outer: null, role: null, isInRow: false, beginsRow: false, isFirst: false };
  if (tag === outsideTag) return none;
  if (tag < firstRowTag)
    return { ...none, outer: outerLabels[(tag - 1) % outer] ?? null, isFirst: tag <= outer };
  const at = tag - firstRowTag - 2;
  if (at < 0) return { ...none, isInRow: true, beginsRow: tag === firstRowTag };
  const part = Math.floor(at / roles);
  return {
    ...none,
    role: rowRoles[at % roles] ?? null,
    isInRow: true,
    beginsRow: part === 0,
    isFirst: part < 2,
  };
});

/** The tags that may stand before each tag. */
export const tagsBefore: readonly Int32Array[] = tagMeanings.map((meaning) => {
  const isContinued = !meaning.isFirst && (meaning.outer !== null || meaning.role !== null);
  return Int32Array.from(
    tagMeanings.flatMap((before, tag) => {
      const isPossible = isContinued
        ? before.outer === meaning.outer && before.role === meaning.role && before.isInRow === meaning.isInRow
        : !meaning.isInRow || meaning.beginsRow || before.isInRow;
      return isPossible ? [tag] : [];
    }),
  );
});

/** Whether each tag may be the first. */
export const mayStart: readonly boolean[] = tagMeanings.map(
  ({ isFirst, isInRow, beginsRow, outer: label }) => (isInRow ? beginsRow : isFirst || label === null),
);

/*
 * Weights are those of components, so that what a row and what a price looks like is learned once: a label with a begin or
 * inside mark, and the beginning of a row.
 */
const beginningRow = 2 + 2 * outer + 2 * roles;
export const componentCount = beginningRow + 1;

/** The component of each tag besides the beginning of a row. */
const labelComponents = tagMeanings.map((meaning, tag) => {
  if (tag < firstRowTag) return tag;
  const { role, isFirst } = meaning;
  return firstRowTag + (role === null ? 0 : 1 + rowRoles.indexOf(role) + (isFirst ? 0 : roles));
});

/** Returns the scores of tags from those of their components. */
export function tagScores(components: Float32Array, length: number): Float32Array {
  const scores = new Float32Array(length * tagCount);
  for (let at = 0; at < length; at++) {
    const beginning = components[at * componentCount + beginningRow] ?? 0;
    for (let tag = 0; tag < tagCount; tag++)
      scores[at * tagCount + tag] =
        (components[at * componentCount + (labelComponents[tag] ?? 0)] ?? 0) +
        (tagMeanings[tag]?.beginsRow ? beginning : 0);
  }
  return scores;
}

/** Adds up the values of tags to those of their components. */
export function componentSums(values: Float64Array, sums: Float64Array): void {
  sums.fill(0);
  for (let tag = 0; tag < tagCount; tag++) {
    const value = values[tag] ?? 0;
    const component = labelComponents[tag] ?? 0;
    sums[component] = (sums[component] ?? 0) + value;
    if (tagMeanings[tag]?.beginsRow) sums[beginningRow] = (sums[beginningRow] ?? 0) + value;
  }
}
