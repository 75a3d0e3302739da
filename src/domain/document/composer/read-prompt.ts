import { chosenKind } from './choices/choose-kind.ts';
import type { ComposerRequest } from './composer-step.ts';
import { readDeck } from './decks/read-deck.ts';
import { readGiven } from './readers/read-given.ts';
import { readInvoice } from './readers/read-invoice.ts';
import { readOccasion } from './readers/read-occasion.ts';
import { readPaperKind } from './readers/read-paper-kind.ts';
import { readTimetable } from './readers/read-timetable.ts';
import { readVenture } from './readers/read-venture.ts';
import { type GivenContent, isUsual, splitGivenContent } from './reading/given-content.ts';
import { guessKind } from './reading/guess-kind.ts';
import { findKind, type KindName } from './reading/kinds.ts';
import { readingLanguage } from './reading/language.ts';
import { kindById, type PromptReading, readInstruction } from './reading/prompt-reading.ts';
import type { Reading } from './speech/say-page.ts';

/** A prompt as a brief, with what had to be assumed. Every text gives one. */
export function readPrompt(request: ComposerRequest): Reading {
  const chosen = chosenKind(request.choices?.kind);
  const { language, text: treatment } = request.asks ?? {};
  const isKept = treatment === 'keep';
  const given = splitGivenContent(request.prompt) ?? (isKept ? wholeText(request.prompt) : null);
  if (given && isKept) return readGiven(given, request);
  // Lines of an invoice are read, not laid out: where its command, or the first line of it, says so.
  const command = given?.instruction || (given && !isUsual(request.prompt) ? given.content.slice(0, 60) : '');
  const named = chosen ?? findKind(command)?.kind;
  if (given && named?.base !== 'invoice') return readGiven(given, request);
  const read = readInstruction(request.prompt);
  const reading = {
    ...read,
    ...(chosen && { kind: chosen }),
    ...(language && { language, writingLanguage: readingLanguage(language.split('-')[0] ?? '') }),
  };
  const kind = reading.kind ?? kindById(guessKind(reading.prompt));
  if (given && kind.base !== 'invoice') return readGiven(given, request);
  const timetable = isTimetable(kind, reading.prompt) ? readTimetable(reading, request) : null;
  if (timetable) return timetable;
  // 'The schedule slipped' names no timetable: another kind is meant, or none.
  return readByKind(reading, kind.id === 'timetable' ? otherKind(reading.prompt) : kind, request);
}

/** Shorter prompts on one line say what to make. */
const longestWish = 200;

const wholeText = (prompt: string): GivenContent | null =>
  prompt.length > longestWish || prompt.trim().includes('\n') ? { instruction: '', content: prompt } : null;

const otherKind = (prompt: string): KindName =>
  findKind(prompt, 'timetable')?.kind ?? kindById(guessKind(prompt));

const opening = /opening (?:hours|times)|öffnungszeiten|horaires d[’']ouverture|horario de apertura/iu;

/** A timetable by its name, or a sign that says when a house is open. */
const isTimetable = (kind: KindName, prompt: string): boolean =>
  kind.id === 'timetable' || (kind.base === 'flyer' && opening.test(prompt.slice(0, 200)));

function readByKind(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  if (kind.base === 'invoice') return readInvoice(reading, kind, request);
  if (kind.base === 'flyer') return readOccasion(reading, kind, request);
  if (kind.base === 'one-pager' && kind.id !== 'one-pager') return readPaperKind(reading, kind, request);
  return kind.base === 'pitch-deck' ? readDeck(reading, kind, request) : readVenture(reading, kind, request);
}
