import { withoutSmallHead } from '../../src/domain/composer/facts/small-words.ts';
import { findKind } from '../../src/domain/composer/page/find-kind.ts';
import { type Family, familyOf, type KindId } from '../../src/domain/composer/page/kinds.ts';
import type { Label } from '../../src/domain/reader/labels.ts';
import type { Example, Piece } from '../reader/read-examples.ts';

/** What the marks of a prompt say about its headline. */
export interface ImpliedTitles {
  /** Accepted headlines, as typed. */
  readonly titles: readonly string[];
  /** Whether the name of the kind would do. */
  readonly isUsual: boolean;
}

/** Families whose pages don't say what they are: 'flea market', not 'poster for the flea market' or 'flea market poster'. */
const silent: ReadonlySet<Family> = new Set<Family>(['flyer', 'deck']);

/** Kinds that may be headed by whoever offers something. */
const offering: ReadonlySet<KindId> = new Set<KindId>(['menu', 'flyer', 'poster', 'sign', 'cv']);

/** Kinds whose message heads them, if nothing else does. */
const telling: ReadonlySet<KindId> = new Set<KindId>(['sign', 'flyer', 'poster']);

const owners: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'from', 'to', 'name', 'audience']);
const around: ReadonlySet<Label> = new Set<Label>(['place', 'name', 'from', 'audience']);

/** Connecting words between two parts of one phrase: ' for the '. */
const isConnection = ({ text, label }: Piece): boolean =>
  label === undefined && /^[\p{L}'’ ]{1,16}$/u.test(text) && /\p{L}|^ $/u.test(text);

/** Returns the phrase from one piece to another that follows, with what connects them. */
function joined(pieces: readonly Piece[], at: number, follows: ReadonlySet<Label>): string | null {
  const [one, between, other] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  if (!one || !between || !other?.label || !isConnection(between) || !follows.has(other.label)) return null;
  return `${one.text}${between.text}${other.text}`;
}

/** Returns the headlines that follow from the marks of data/reader. */
export function impliedTitles({ pieces, language }: Example): ImpliedTitles {
  const labelled = (label: Label): number[] =>
    pieces.flatMap((piece, at) => (piece.label === label ? [at] : []));
  const kindAt = labelled('kind')[0];
  const kindText = kindAt === undefined ? undefined : pieces[kindAt]?.text;
  const kind = kindText === undefined ? null : findKind([kindText], language);
  const named = labelled('title');
  const subjects = named.length > 0 ? named : labelled('subject').slice(0, 1);
  const withKind = kindAt === undefined ? null : joined(pieces, kindAt, owners);
  const behindSubject = subjects.map((at) => joined(pieces, at, new Set<Label>(['kind'])));
  const withOwner = subjects.map((at) => joined(pieces, at, around));
  const isSilent = kind !== null && silent.has(familyOf(kind));
  const isNamed = subjects.length > 0;
  const sender = pieces[labelled('from')[0] ?? labelled('name')[0] ?? -1]?.text;
  const message = pieces[labelled('detail')[0] ?? -1]?.text;
  const isTold = !isNamed && message !== undefined && kind !== null && telling.has(kind);
  const titles = [
    ...subjects.map((at) => pieces[at]?.text),
    ...withOwner,
    ...(isSilent ? [] : behindSubject),
    isSilent && isNamed ? null : withKind,
    !isNamed && kind !== null && offering.has(kind) ? sender : null,
    isTold ? message : null,
  ].flatMap((text) => text ?? []);
  const heads = titles.flatMap((text) => {
    const inner = withoutSmallHead(text, 0, text.length, language);
    // A message of several clauses is headed by the first.
    const [first = ''] = text.split(/[,.!?;:、。！？] /u);
    return [text, first.includes(' ') ? first : '', inner ? text.slice(inner.start, inner.end) : ''];
  });
  return {
    titles: [...new Set(heads.filter(Boolean))],
    isUsual: !isNamed && !isTold && kindText !== undefined,
  };
}
