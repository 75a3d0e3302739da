import type { Amount } from '../../src/server/testing/with-amount.ts';

export interface Words {
  /** Repeats the text for the amount. */
  readonly text: (text: string) => string;
  /** Returns a label of a table or a bar. */
  readonly label: (text: string) => string;
  /** Returns as many list items as the amount requires. */
  readonly some: <Item>(items: readonly Item[]) => Item[];
}

const usual: Words = { text: (text) => text, label: (text) => text, some: (items) => [...items] };

export const words: Record<Amount, Words> = {
  short: {
    ...usual,
    text: (text) => text.split(' ').slice(0, 3).join(' '),
    some: (items) => items.slice(0, 2),
  },
  normal: usual,
  long: {
    text: (text) => `${text} ${text} ${text}`,
    label: (text) => `${text} and the neighbouring districts`,
    some: (items) => [...items, ...items, ...items],
  },
};
