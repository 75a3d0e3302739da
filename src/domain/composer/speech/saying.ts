import type { words } from '../../../words/en/composer.ts';
import type { PlaceholdersOf } from '../../../words/fill-message.ts';
import type { Plural } from '../../../words/plural.ts';

type Messages = typeof words;
export type SayingReason = keyof Messages;

/** A list is joined by 'and', a `series` by commas. `day` is YYYY-MM-DD; `language`, a BCP 47 code, is written as its name. */
export type SayingValue =
  | string
  | number
  | Saying
  | readonly (string | Saying)[]
  | { readonly day: string }
  | { readonly language: string }
  | { readonly series: readonly (string | Saying)[] };

/** A message of the composer with its values, not yet in a language. */
export interface Saying {
  readonly reason: SayingReason;
  readonly values: Readonly<Record<string, SayingValue>>;
}

type NamesIn<Message> = Message extends Plural
  ? PlaceholdersOf<Message['other']> | ('names' extends PlaceholdersOf<Message['other']> ? never : 'count')
  : Message extends string
    ? PlaceholdersOf<Message>
    : never;

type ValuesOf<Reason extends SayingReason> = [NamesIn<Messages[Reason]>] extends [never]
  ? []
  : [Readonly<Record<NamesIn<Messages[Reason]>, SayingValue>> & { readonly count?: number }];

/** Returns a message of the catalog with its values. */
export const tell = <Reason extends SayingReason>(reason: Reason, ...[values]: ValuesOf<Reason>): Saying => ({
  reason,
  values: values ?? {},
});

/** Returns whether two messages are the same in every language. */
export const isSameSaying = (one: Saying | undefined, other: Saying | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
