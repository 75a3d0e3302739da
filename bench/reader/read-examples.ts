import { readdirSync, readFileSync } from 'node:fs';
import { type Intent, intents, type Label, labels } from '../../src/domain/reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../src/domain/reader/languages.ts';
import { hashText } from '../../src/domain/reader/model/hash.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';

/** A piece of a prompt; without a label, the words between spans. */
export interface Piece {
  readonly text: string;
  readonly label: Label | undefined;
}

/** A labeled prompt or follow-up of data/reader. */
export interface Example {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly language: ReaderLanguage;
  readonly domain: string;
  /** Only follow-ups have an intent. */
  readonly intent: Intent | undefined;
  readonly isHeldOut: boolean;
  /** File and line, for messages. */
  readonly origin: string;
}

/** An error in the label notation, with the reason. */
export interface Fault {
  readonly origin: string;
  readonly reason: string;
}

/**
 * Domains are held out by the stems of their names, so that siblings ("museum shop", "museums and galleries")
 * are held out together, in every language. One stem in `heldOutStems` is held out: about a tenth of the
 * prompts.
 */
const heldOutStems = 20;
/** Chosen so that the held-out tenth covers all languages. */
const heldOutSalt = 7;

const stemsOf = (name: string): readonly string[] =>
  name.match(/[\p{sc=Han}]{2}|[\p{sc=Kana}ー]{3}/gu) ??
  (fold(name).match(/\p{L}{4,}/gu) ?? [name]).map((word) => word.slice(0, 5));

export const isHeldOutDomain = (domain: string): boolean =>
  stemsOf(domain).some((stem) => hashText(`${stem} ${heldOutSalt}`) % heldOutStems === 0);

/** Follow-ups have no domains: one line in ten is held out, by the hash of its text. */
const isHeldOutLine = (text: string): boolean => hashText(text.trim().toLowerCase()) % 10 === 0;

const isLabel = (name: string): name is Label => (labels as readonly string[]).includes(name);
const isIntent = (name: string): name is Intent => (intents as readonly string[]).includes(name);

function readPieces(marked: string): Piece[] | string {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < marked.length) {
    const open = marked.indexOf('{', from);
    const plain = marked.slice(from, open < 0 ? undefined : open);
    if (/[|}]/.test(plain)) return `a stray mark in "${plain}"`;
    if (plain !== '') pieces.push({ text: plain, label: undefined });
    if (open < 0) break;
    const close = marked.indexOf('}', open);
    const inner = marked.slice(open + 1, close);
    const bar = inner.indexOf('|');
    if (close < 0 || bar < 0 || inner.includes('{'))
      return `an open mark at "${marked.slice(open, open + 30)}"`;
    const label = inner.slice(0, bar);
    const text = inner.slice(bar + 1);
    if (!isLabel(label)) return `an unknown label "${label}"`;
    if (text.trim() === '') return `an empty span of "${label}"`;
    pieces.push({ text, label });
    from = close + 1;
  }
  return pieces;
}

/** Writers are inconsistent about the full stop after a sentence; the reader excludes it. */
const sentenceLabels: ReadonlySet<Label> = new Set([
  'detail',
  'look',
  'note',
  'subject',
  'tone',
  'item',
  'cmd',
  'title',
]);

/** Moves spaces and full stops out of the ends of spans. */
function trimPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ text, label }) => {
    if (!label) return [{ text, label }];
    const isSentence = sentenceLabels.has(label) && /\s.*[^.][.。]$|。$/s.test(text.trim());
    const inner = isSentence ? text.trim().slice(0, -1) : text.trim();
    const start = text.indexOf(inner);
    const parts: Piece[] = [
      { text: text.slice(0, start), label: undefined },
      { text: inner, label },
      { text: text.slice(start + inner.length), label: undefined },
    ];
    return parts.filter((part) => part.text !== '');
  });
}

/** Reads all labeled prompts. Skips and lists lines with invalid notation. */
export function readExamples(folder: URL): { examples: Example[]; faults: Fault[] } {
  const examples: Example[] = [];
  const faults: Fault[] = [];
  for (const language of readerLanguages) {
    const inLanguage = new URL(`${language}/`, folder);
    for (const file of listFiles(inLanguage)) {
      let domain = `${language}/${file}`;
      const isFollowUp = file.startsWith('follow-ups');
      const lines = readFileSync(new URL(file, inLanguage), 'utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        const origin = `${language}/${file}:${index + 1}`;
        if (line.startsWith('## ')) domain = line.replace(/^## (?:domain: ?)?/, '').trim();
        if (line.trim() === '' || line.startsWith('#')) continue;
        const intent = /^<([a-z]+)> ?/.exec(line);
        const name = intent?.[1];
        const known = name !== undefined && isIntent(name) ? name : undefined;
        if (isFollowUp !== (known !== undefined)) {
          faults.push({
            origin,
            reason: isFollowUp ? `an unknown intent "${name ?? ''}"` : 'a prompt with an intent',
          });
          continue;
        }
        const pieces = readPieces(
          line
            .slice(intent?.[0].length ?? 0)
            .replaceAll('⏎', '\n')
            .trim(),
        );
        if (typeof pieces === 'string') {
          faults.push({ origin, reason: pieces });
          continue;
        }
        const trimmed = trimPieces(pieces);
        const text = trimmed.map((piece) => piece.text).join('');
        const isHeldOut = isFollowUp ? isHeldOutLine(text) : isHeldOutDomain(domain);
        examples.push({ text, pieces: trimmed, language, domain, intent: known, isHeldOut, origin });
      }
    }
  }
  return { examples, faults };
}

function listFiles(folder: URL): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort();
  } catch {
    return [];
  }
}
