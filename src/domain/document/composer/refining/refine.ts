import { isArtDirection } from '../../kit/choices.ts';
import { themeTokens } from '../../kit/themes.ts';
import type { Patch } from '../../patch.ts';
import { applyPatches, PatchError } from '../../patches/apply-patches.ts';
import type { ReadArticle } from '../../read-article.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { enumerate } from '../speech/enumerate.ts';
import { suggestForDocument } from '../speech/suggest-changes.ts';
import { readAdding } from './add-wishes.ts';
import { viewDocument } from './document-view.ts';
import { readFont } from './font-wishes.ts';
import { readInvoiceWish } from './invoice-wishes.ts';
import { readAnother, readColourWish, readDirection, readSize, readTheme } from './look-wishes.ts';
import { readPalette, readShade } from './palette-wishes.ts';
import { readPaper } from './paper-wishes.ts';
import { readRebuild } from './rebuild-wishes.ts';
import { splitWishes } from './split-wishes.ts';
import { readMoving, readRemoval, readRenaming, readSwapping } from './structure-wishes.ts';
import { readReplacing, readShortening } from './text-wishes.ts';
import { readTone } from './tone-wishes.ts';
import { readTranslation } from './translate-wishes.ts';
import { draftOfDocument, isUndo } from './undo-wishes.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const readUndo: WishReader = (wish, { previous }) => {
  if (!isUndo(wish)) return null;
  if (previous === null) return { type: 'say', text: 'There is no earlier version to go back to.' };
  return {
    type: 'rewrite',
    draft: draftOfDocument(previous),
    did: 'back to the version before',
    opening: 'Taking the last change back.',
  };
};

/** The first reader that knows a wish has it: the more particular ones stand before those that read any text. */
const readers: readonly WishReader[] = [
  readUndo,
  readRebuild,
  readAnother,
  readTranslation,
  readFont,
  readPalette,
  readShade,
  readInvoiceWish,
  readTone,
  readTheme,
  readColourWish,
  readPaper,
  readAdding,
  readRemoval,
  readSwapping,
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
    if (outcome.note) turn.said.push(outcome.note);
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
  return `${said}I did not understand that, so the page is as it was. I work by fixed rules: no AI model is connected. With one, you could ask in any words. Now you could say ${enumerate(offers, 'or')}.`;
}

/** The accent of the page: its own, or that of its direction and theme. */
function accentOf({ tokens, direction, theme }: ReadArticle): string {
  const own = tokens.accent ?? '';
  if (/^#[0-9a-f]{6}$/i.test(own)) return own;
  return themeTokens(isArtDirection(direction) ? direction : 'swiss', theme).accent;
}

/** Changes the current document as asked: patches for what can be patched, a new draft where the shape changes. */
export function refine(request: ComposerRequest, document: string): ComposerStep[] {
  const turn: Turn = { patches: [], done: [], said: [], unknown: [] };
  let html = document;
  let draft: Extract<Outcome, { type: 'rewrite' }> | null = null;
  for (const wish of splitWishes(request.prompt)) {
    const view = viewDocument(html);
    const context = {
      view,
      accent: accentOf(view.article),
      previous: request.previous ?? null,
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
      { type: 'text', text: draft.opening ?? 'Building it again in its new shape, with every word kept.' },
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
