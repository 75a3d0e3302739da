import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Facts } from '../facts/facts.ts';
import type { ChosenDocument } from '../library/chosen-document.ts';
import type { TemplateShelf } from '../templates/template-index.ts';

export interface WriteRequest {
  readonly text: string;
  readonly facts: Facts;
  readonly spans: readonly ReadSpan[];
  readonly written: ReaderLanguage;
  readonly today: string;
  readonly seed: number;
  readonly pages: number | undefined;
  readonly shelf: TemplateShelf;
  /** The template that is chosen for it among all documents of the library, if one is. */
  readonly chosen?: ChosenDocument | null;
}
