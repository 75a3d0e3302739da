import type { Language } from './languages.ts';

/** A value in a message. Numbers, lists, days, names of languages and durations are written as in the message's language. */
export type MessageValue =
  | string
  | number
  | readonly string[]
  | { readonly day: string }
  | { readonly language: string }
  | { readonly seconds: number };

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** Names of the placeholders of a message: 'limit' of 'At most {limit}'. */
export type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What has to be given for a message: its values, or nothing. */
export type ValuesOf<Message extends string, Value = MessageValue> = [PlaceholdersOf<Message>] extends [never]
  ? []
  : [Readonly<Record<PlaceholdersOf<Message>, Value>>];

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

function inWords(language: Language, value: MessageValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if ('day' in value)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(value.day),
    );
  if ('language' in value) return languageName(language, value.language);
  if ('seconds' in value) return durationInWords(language, value.seconds);
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(value);
}

/** Returns a message with its placeholders filled in: '{limit}'. A placeholder without a value stays. */
export function fillMessage(language: Language, message: string, values: MessageValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : inWords(language, value);
  });
}
