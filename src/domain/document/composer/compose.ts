import { fontTokens } from '../kit/font-families.ts';
import { followInstructions } from './choices/follow-instructions.ts';
import { unplaced, withMark } from './choices/place-pictures.ts';
import { refineAsChosen } from './choices/refine-as-chosen.ts';
import { unfollowedAsks } from './choices/say-asks.ts';
import { withinTools } from './choices/within-tools.ts';
import type { ComposerRequest, ComposerStep } from './composer-step.ts';
import { draftOfBrief } from './draft-of-brief.ts';
import { readPrompt } from './read-prompt.ts';
import { splitGivenContent } from './reading/given-content.ts';
import { findKind } from './reading/kinds.ts';
import { withoutCourtesy } from './reading/polite-words.ts';
import { isUndo } from './refining/undo-wishes.ts';
import { sayAfter, sayBefore } from './speech/say-page.ts';
import { suggestForPage } from './speech/suggest-page.ts';
import { asksForSurvey, survey, withAnswers } from './survey/survey.ts';

export type { ComposerRequest, ComposerStep, PageChoices } from './composer-step.ts';
export { isUndo, versionToRestore } from './refining/undo-wishes.ts';

function writePage(request: ComposerRequest): ComposerStep[] {
  const { request: asked, notes } = followInstructions(request);
  const { choices } = asked;
  const pictures = choices?.pictures ?? [];
  const read = readPrompt(asked);
  const draft = withMark(draftOfBrief(read.brief), pictures);
  const said = [
    ...notes,
    ...fontTokens(choices?.fonts ?? [], choices?.ownFamilies).notes,
    ...unplaced(draft, pictures),
    ...unfollowedAsks(asked, draft),
  ];
  const reading = { ...read, assumptions: [...read.assumptions, ...said] };
  return [
    { type: 'text', text: sayBefore(reading) },
    { type: 'tool', name: 'write_document', input: draft },
    { type: 'text', text: sayAfter(reading) },
    { type: 'tool', name: 'suggest_followups', input: { choices: suggestForPage(reading.brief) } },
  ];
}

const freshStart =
  /^\s*(?:please |can you |now )?(?:make|create|write|generate|draft|design|build|prepare|start) (?:me |us )?(?:an? )?(?:new|another|different|second) /i;
const kindFirst = /^\s*(?:an? |the )?(?:new )?[\p{L} -]{0,30}$/u;

/** Verbs that no page begins with: what follows 'add a section' is a section, though its title be a kind of page. */
const changing =
  /^(?:add|insert|append|remove|delete|rename|move|replace|swap|change|füge?|ergänze?|entferne?|lösche?|ändere?|benenne?|verschiebe?|ersetze?|ajoute[rz]?|enlève|supprime[rz]?|retire[rz]?|renomme[rz]?|déplace[rz]?|remplace[rz]?|modifie[rz]?|añade|anade|agrega|quita|elimina|borra|renombra|mueve|cambia|reemplaza)(?!\p{L})/iu;

/** With a page on the table a prompt changes it, unless it plainly asks for another: 'make a new flyer for …', 'Invoice for …'. */
function asksForNewPage(prompt: string): boolean {
  if (splitGivenContent(prompt) !== null) return true;
  if (changing.test(withoutCourtesy(prompt))) return false;
  const kind = findKind(prompt);
  if (!kind) return false;
  const before = prompt.slice(0, kind.start);
  const after = prompt.slice(kind.end);
  if (freshStart.test(before) || freshStart.test(prompt)) return true;
  // 'Slides from it' are those of the page that is there.
  const names =
    /^\s*(?:for|about|from|to|on|für|pour|para|:)\s(?!(?:it|this|that|the (?:page|document))(?:\s|$))/i.test(
      after,
    );
  const isCommand =
    /^\s*(?:please |can you )?(?:create|write|generate|draft|design|build|prepare|make)(?: me| us)? an? [\p{L} -]{0,30}$/iu.test(
      before,
    );
  return (
    names &&
    (isCommand ||
      (kindFirst.test(before) && !/(?:change|set|make it|turn|move|remove|rename|replace|add)/i.test(before)))
  );
}

/** 'What can you do?' is no page to make. */
const question =
  /^\s*(?:what can you do|who are you|what are you|are you (?:an? )?(?:ai|model|chatgpt|robot|bot|human)|help(?: me)?|how do(?:es)? (?:this|it) work|was kannst du|wer bist du|hilfe|que peux-tu faire|qui es-tu|aide|qué puedes hacer|quién eres|ayuda)\s*[?.!]*\s*$/iu;
const isQuestion = (prompt: string): boolean => question.test(prompt);

/** What the composer says of itself, where there is no page to speak of. */
function refineNothing({ prompt }: ComposerRequest): ComposerStep[] {
  const text = isUndo(prompt)
    ? 'There is no page yet, so there is nothing to take back. Tell me what to make.'
    : 'I am the built-in composer. No AI model is connected: I read prompts by fixed rules, lay out what you give me, compute what can be computed, and leave visible gaps for what I do not know. A connected model would also write and rewrite whole texts, answer questions and make pictures; the settings say how to add one.';
  return [
    { type: 'text', text },
    { type: 'tool', name: 'suggest_followups', input: { choices: firstSteps } },
  ];
}
const firstSteps = [
  'Invoice for Acme Corp, 12 hours of design at $95, due in 14 days',
  'Flyer for a summer concert on 14 June at 7pm in the park',
  'Pitch deck for a bike-sharing start-up in Porto',
];

/** A page that is there is changed, unless the prompt or the interface asks for another. */
function changesPage(request: ComposerRequest): boolean {
  const { document, prompt, isEdit, forcedTool } = request;
  if (document === null) return false;
  if (forcedTool === 'write_document') return false;
  if (forcedTool === 'patch_document') return true;
  return isEdit ?? !asksForNewPage(prompt);
}

function stepsOf(request: ComposerRequest): ComposerStep[] {
  const asked = withAnswers(request);
  const { document, prompt } = asked;
  const wantsQuestions = request.forcedTool === 'ask_user' || asksForSurvey(request);
  if (asked === request && wantsQuestions) return survey(request);
  if (document !== null && asked === request && changesPage(asked)) return refineAsChosen(asked, document);
  return isUndo(prompt) || isQuestion(prompt) ? refineNothing(asked) : writePage(asked);
}

/** One turn of the built-in composer: the same request gives the same steps, and every prompt gives some. */
export function compose(request: ComposerRequest): ComposerStep[] {
  return withinTools(stepsOf(request), request);
}
