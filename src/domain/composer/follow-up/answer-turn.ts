import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { readInstructions } from '../choices/read-instructions.ts';
import { withLooks } from '../choices/with-looks.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { draftOfDocument, isUndo } from '../undo.ts';

const say = (text: string): ComposerStep => ({ type: 'text', text });

function takeBack({ previous }: ComposerRequest): ComposerStep[] {
  if (!previous) return [say('There is no earlier version to go back to.')];
  const input = previous.content ?? draftOfDocument(previous.html);
  return [
    say('Going back one version.'),
    { type: 'tool', name: 'write_document', input },
    say('It is as it was before the last change.'),
  ];
}

/** What brings a page that is there to the user's newly chosen looks. */
function choiceOperations(request: ComposerRequest, content: DocumentContent): Operation[] {
  if (!request.hasNewChoices || request.targetBlockIds.length > 0) return [];
  const standing = readInstructions(request.choices?.instructions ?? [], request.today);
  const { look } = withLooks(content, { ...request, seed: content.look.seed }, standing.wishes);
  return JSON.stringify(look) === JSON.stringify(content.look) ? [] : [{ op: 'set_look', look }];
}

/** One follow-up to a page that is there. */
export function answerTurn(request: ComposerRequest): ComposerStep[] {
  if (isUndo(request.prompt)) return takeBack(request);
  const { content } = request;
  if (!content)
    return [say('I know this page only as HTML, so I can change its look by hand controls only.')];
  const chosen = choiceOperations(request, content);
  if (chosen.length > 0)
    return [
      say('Putting your choices on the page.'),
      { type: 'tool', name: 'edit_document', input: { operations: chosen } },
    ];
  return [say('I did not understand that.')];
}
