import type { PromptReading } from '../../reader/read-prompt.ts';
import type { KindId } from '../page/kinds.ts';
import { readWishes } from '../wishes/read-wishes.ts';

/** Returns whether a prompt asks for slides, by what it calls its page or by a wish. */
export const isForSlides = ({ spans, language }: PromptReading, text: string, kind: KindId | null): boolean =>
  kind === 'deck' || readWishes(spans, language, text).format?.startsWith('slides') === true;
