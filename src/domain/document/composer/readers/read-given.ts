import { briefOf } from '../brief-of.ts';
import { chosenKind } from '../choices/choose-kind.ts';
import type { ComposerRequest } from '../composer-step.ts';
import type { GivenContent } from '../reading/given-content.ts';
import { detectLanguage } from '../reading/language.ts';
import { readInstruction } from '../reading/prompt-reading.ts';
import type { Reading } from '../speech/say-page.ts';
import { deckFromArticle } from '../writing/deck-from-article.ts';
import { writeArticle } from '../writing/write-article.ts';
import { atEase } from './at-ease.ts';

/** Content that came with the prompt: laid out as it is, as slides where slides were asked for. */
export function readGiven(given: GivenContent, request: ComposerRequest): Reading {
  const read = readInstruction(given.instruction);
  const instruction = { ...read, kind: chosenKind(request.choices?.kind) ?? read.kind };
  const isDeck =
    instruction.kind?.base === 'pitch-deck' || request.layout.format?.startsWith('slides') === true;
  const runningTitle =
    instruction.kind && instruction.kind.id !== 'one-pager'
      ? instruction.kind.heading[instruction.wordLanguage]
      : '';
  const article = writeArticle(given.content, runningTitle);
  const content = isDeck ? deckFromArticle(article) : article;
  const language = request.asks?.language ?? detectLanguage(given.content);
  const reading = { ...instruction, language };
  const brief = atEase(briefOf(reading, request, article.title, content));
  return { brief, kindName: 'Page', assumptions: [] };
}
