import type { Patch } from '../../patch.ts';
import { applyPatches, PatchError } from '../../patches/apply-patches.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { enumerate } from '../speech/enumerate.ts';
import { suggestForDocument } from '../speech/suggest-changes.ts';
import { readAdding } from './add-wishes.ts';
import { viewDocument } from './document-view.ts';
import { readInvoiceWish } from './invoice-wishes.ts';
import { readAnother, readColourWish, readDirection, readSize, readTheme } from './look-wishes.ts';
import { readPaper } from './paper-wishes.ts';
import { readRebuild } from './rebuild-wishes.ts';
import { splitWishes } from './split-wishes.ts';
import { readMoving, readRemoval, readRenaming } from './structure-wishes.ts';
import { readReplacing, readShortening } from './text-wishes.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const undoing =
  /^(?:undo|revert|go back|take (?:it|that) back|rückgängig|annule[rz]?|deshaz|deshacer)(?![\p{L}])/iu;
const readUndo: WishReader = (wish) =>
  undoing.test(wish)
    ? {
        type: 'say',
        text: 'To go back, open the version strip and choose the version before this one. Nothing is lost: the newer one stays there too.',
      }
    : null;

/** The first reader that knows a wish has it: the more particular ones stand before those that read any text. */
const readers: readonly WishReader[] = [
  readUndo,
  readRebuild,
  readAnother,
  readInvoiceWish,
  readTheme,
  readColourWish,
  readPaper,
  readAdding,
  readRemoval,
  readMoving,
  readRenaming,
  readShortening,
  readSize,
  readDirection,
  readReplacing,
];

function readWish(wish: string, context: RefineContext): Outcome | null {
  for (const reader of readers) {
    const outcome = reader(wish, context);
    if (outcome) return outcome;
  }
  return null;
}

interface Turn {
  readonly patches: Patch[];
  readonly done: string[];
  readonly said: string[];
  readonly unknown: string[];
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Applies one outcome to the document so far; a patch that the document refuses is told, not thrown. */
function apply(html: string, outcome: Extract<Outcome, { type: 'patches' }>, turn: Turn): string {
  if (outcome.patches.length === 0) {
    turn.said.push('That is how the page is already.');
    return html;
  }
  try {
    const result = applyPatches(html, outcome.patches);
    turn.patches.push(...outcome.patches);
    turn.done.push(outcome.did);
    return result.html;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    turn.said.push(error.message);
    return html;
  }
}

const wholeOnly =
  'Colours, paper and style belong to the whole document. Clear the selection, then ask again.';

function closing(turn: Turn, summary: string): string {
  const unknown =
    turn.unknown.length > 0
      ? [`I did not understand ${enumerate(turn.unknown.map((wish) => `“${wish.slice(0, 80)}”`))}.`]
      : [];
  return [`${summary}.`, ...turn.said, ...unknown].join(' ');
}

/** What the refiner says when nothing came of the request. */
function sayNothingDone(turn: Turn, choices: readonly string[]): string {
  if (turn.unknown.length === 0) return turn.said.join(' ');
  const offers = choices.slice(0, 3).map((choice) => `“${choice}”`);
  const said = turn.said.length > 0 ? `${turn.said.join(' ')} ` : '';
  return `${said}I did not understand that, so the page is as it was. I work by fixed rules, without an AI model. You could say ${enumerate(offers, 'or')}.`;
}

/** Changes the current document as asked: patches for what can be patched, a new draft where the shape changes. */
export function refine(request: ComposerRequest, document: string): ComposerStep[] {
  const turn: Turn = { patches: [], done: [], said: [], unknown: [] };
  let html = document;
  let draft: Extract<Outcome, { type: 'rewrite' }> | null = null;
  for (const wish of splitWishes(request.prompt)) {
    const context = {
      view: viewDocument(html),
      targetIds: request.targetBlockIds,
      seed: request.seed,
      today: request.today,
    };
    const outcome = readWish(wish, context);
    if (!outcome) turn.unknown.push(wish);
    else if (outcome.type === 'say') turn.said.push(outcome.text);
    else if (outcome.type === 'rewrite') {
      if (request.targetBlockIds.length > 0) turn.said.push(wholeOnly);
      else draft = outcome;
    } else if (outcome.isWholeDocument && request.targetBlockIds.length > 0) turn.said.push(wholeOnly);
    else html = apply(html, outcome, turn);
  }
  const choices = suggestForDocument(viewDocument(html), request.seed);
  const followUps: ComposerStep = { type: 'tool', name: 'suggest_followups', input: { choices } };
  if (draft) {
    const summary = upperFirst([draft.did, ...turn.done].join(', '));
    return [
      { type: 'text', text: 'Building it again in its new shape, with every word kept.' },
      { type: 'tool', name: 'write_document', input: draft.draft },
      { type: 'text', text: closing(turn, summary) },
      followUps,
    ];
  }
  if (turn.patches.length === 0) return [{ type: 'text', text: sayNothingDone(turn, choices) }, followUps];
  const summary = upperFirst(turn.done.join(', '));
  return [
    { type: 'text', text: turn.done.length === 1 ? 'One change coming up.' : 'Making these changes.' },
    { type: 'tool', name: 'patch_document', input: { patches: turn.patches, summary } },
    { type: 'text', text: closing(turn, summary) },
    followUps,
  ];
}
