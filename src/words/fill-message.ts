import type { Language } from './languages.ts';

/** A value in a message. Numbers, lists and days are written as in the message's language. */
export type MessageValue = string | number | readonly string[] | { readonly day: string };

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** Names of the placeholders of a message: 'limit' of 'At most {limit}'. */
export type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** What has to be given for a message: its values, or nothing. */
export type ValuesOf<Message extends string, Value = MessageValue> = [PlaceholdersOf<Message>] extends [never]
  ? []
  : [Readonly<Record<PlaceholdersOf<Message>, Value>>];

function inWords(language: Language, value: MessageValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if ('day' in value)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(value.day),
    );
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(value);
}

/** Returns a message with its placeholders filled in: '{limit}'. A placeholder without a value stays. */
export function fillMessage(language: Language, message: string, values: MessageValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : inWords(language, value);
  });
}
