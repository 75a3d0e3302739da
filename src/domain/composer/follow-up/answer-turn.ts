import type { Language } from '../../../words/languages.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { fontTokens } from '../../document/kit/font-families.ts';
import { readInstructions } from '../choices/read-instructions.ts';
import { withLooks } from '../choices/with-looks.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { sayFonts } from '../speech/say-fonts.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { joined, speakAll } from '../speech/speak.ts';
import { isUndo } from '../undo.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { contentOfHtml, lookPatches } from './change-html-look.ts';
import { namesAttached } from './change-picture.ts';
import { type PlacedPictures, pictureOperations } from './picture-operations.ts';

const say = (language: Language, ...sayings: readonly Saying[]): ComposerStep => ({
  type: 'text',
  text: speakAll(language, sayings),
});

function suggest(choices: readonly string[]): ComposerStep[] {
  return choices.length > 0 ? [{ type: 'tool', name: 'suggest_followups', input: { choices } }] : [];
}

/** The last change is undone without a turn, so a turn means that there is none. */
const nothingToUndo = (language: Language): ComposerStep[] => [say(language, tell('nothingToUndo'))];

/** Returns the operations that apply the user's new style choices to the current page. */
function choiceOperations(request: ComposerRequest, content: DocumentContent): Operation[] {
  if (!request.hasNewChoices || request.targetBlockIds.length > 0) return [];
  const standing = readInstructions(request.choices?.instructions ?? [], request.today);
  const { look } = withLooks(content, { ...request, seed: content.look.seed }, standing.wishes);
  return JSON.stringify(look) === JSON.stringify(content.look) ? [] : [{ op: 'set_look', look }];
}

/** Places the pictures that were chosen with this prompt; null if there are none. */
function newPictures(request: ComposerRequest, content: DocumentContent): PlacedPictures | null {
  const pictures = request.choices?.pictures ?? [];
  const isNew = request.hasNewChoices && request.targetBlockIds.length === 0 && request.content;
  return isNew && pictures.length > 0 ? pictureOperations(content, pictures) : null;
}

/** Answers a prompt that is about the pictures that came with it. */
function pictureTurn(
  request: ComposerRequest,
  { operations, said }: PlacedPictures,
  language: Language,
): ComposerStep[] {
  const change = operations.length > 0 ? changeStep(request, operations, speakAll(language, said)) : null;
  return [...(change ? [change] : []), say(language, ...said)];
}

/** Returns the page and block ids behind HTML block ids: `p1.head` shows the title of `p1`. */
const idsOf = (blockIds: readonly string[]): string[] => [
  ...new Set(blockIds.map((id) => id.split('.')[0] ?? id)),
];

/** Returns the tool call that makes the change, or null if an HTML-only page would have to be rewritten. */
function changeStep(
  { content, document }: ComposerRequest,
  operations: readonly Operation[],
  summary: string,
): ComposerStep | null {
  if (content) return { type: 'tool', name: 'edit_document', input: { operations } };
  const patches = document === null ? null : lookPatches(operations, document);
  return (
    patches && { type: 'tool', name: 'patch_document', input: { patches, summary: summary.slice(0, 300) } }
  );
}

/** Answers one follow-up to the current page. */
export function answerTurn(request: ComposerRequest, language: Language): ComposerStep[] {
  const { prompt, document, targetBlockIds, today, seed, choices } = request;
  if (isUndo(prompt)) return nothingToUndo(language);
  const content = request.content ?? (document === null ? null : contentOfHtml(document));
  if (!content) return [say(language, tell('htmlOnly'))];
  const chosen = choiceOperations(request, content);
  const pictures = newPictures(request, content);
  if (pictures && namesAttached(prompt, content)) return pictureTurn(request, pictures, language);
  const answer = answerFollowUp({
    prompt,
    content,
    targetIds: idsOf(targetBlockIds),
    today,
    seed,
    language,
    logo: request.logo && {
      source: `asset:${request.logo.id}`,
      text: request.logo.description || request.logo.name,
    },
  });
  if (answer.outcome === 'undo') return nothingToUndo(language);
  const notes = chosen.length > 0 ? sayFonts(fontTokens(choices?.fonts ?? [], choices?.ownFamilies)) : [];
  const isChange = answer.outcome !== 'refused';
  const operations = [...chosen, ...(pictures?.operations ?? []), ...(isChange ? answer.operations : [])];
  if (operations.length === 0) return [{ type: 'text', text: answer.said }, ...suggest(answer.suggestions)];
  const before = isChange ? [] : [tell('choicesApplied')];
  const said = joined(language, [speakAll(language, before), answer.said]);
  const change = changeStep(request, operations, said);
  if (!change) return [say(language, tell('htmlOnly'))];
  const text = joined(language, [said, speakAll(language, notes)]);
  return [change, { type: 'text', text }, ...suggest(answer.suggestions)];
}
