import { essenceOf } from './essence.ts';
import { factNamed, isFact, partNamed, valueSaid } from './names.ts';

/* Wishes in the words that the refiner knows, whatever language they came in. */

export const top = (name: string): string => `move ${partNamed(name)} to the top`;
export const bottom = (name: string): string => `move ${partNamed(name)} to the bottom`;
export const before = (name: string, other: string): string =>
  `move ${partNamed(name)} before ${partNamed(other)}`;
export const after = (name: string, other: string): string =>
  `move ${partNamed(name)} after ${partNamed(other)}`;
export const remove = (name: string): string =>
  `remove ${partNamed(name).replace(/^(?:mehrwert|umsatz)steuer$/iu, 'mwst')}`;
export const rename = (name: string, text: string): string =>
  isFact(name) ? `change ${factNamed(name)} to ${text}` : `rename ${partNamed(name)} to ${text}`;
/** 'The title should be in blue' asks for no other title. */
export const change = (name: string, value: string): string =>
  essenceOf(value) !== null && !/^[\d$£€]/.test(value)
    ? ''
    : `change ${factNamed(name)} to ${valueSaid(value)}`;
export const swap = (one: string, other: string): string => `swap ${partNamed(one)} and ${partNamed(other)}`;
export const section = (title: string, text: string): string =>
  text ? `add a section called ${partNamed(title)}: ${text}` : `add a section called ${partNamed(title)}`;
export const note = (text: string): string => `add a note: ${text}`;
export const hours = (count: string): string => `change hours to ${count}`;
export const dueIn = (days: string): string => `due in ${days} days`;
