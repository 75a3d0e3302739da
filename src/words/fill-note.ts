import { fillMessage, type MessageValue } from './fill-message.ts';
import type { Language } from './languages.ts';
import { type Plural, pickPlural } from './plural.ts';

/** A value in a note: like those of messages, and tags of languages and durations. */
export type NoteValue = MessageValue | { readonly language: string } | { readonly seconds: number };
export type NoteValues = Readonly<Record<string, NoteValue>>;

function languageName(language: Language, tag: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Returns seconds in steps of five, or minutes from 90 seconds on. */
function durationInWords(language: Language, seconds: number): string {
  const isShort = seconds < 90;
  const count = isShort ? Math.max(5, Math.round(seconds / 5) * 5) : Math.round(seconds / 60);
  const unit = isShort ? 'second' : 'minute';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function inWords(language: Language, value: NoteValue): MessageValue {
  if (typeof value !== 'object') return value;
  if ('language' in value) return languageName(language, value.language);
  return 'seconds' in value ? durationInWords(language, value.seconds) : value;
}

/** Returns a note with its values filled in; `count` decides on the form of a plural. */
export function fillNote(language: Language, message: string | Plural, values: NoteValues = {}): string {
  const form = typeof message === 'string' ? message : pickPlural(language, message, Number(values.count));
  const given = Object.entries(values).map(([name, value]) => [name, inWords(language, value)] as const);
  return fillMessage(language, form, Object.fromEntries(given));
}
