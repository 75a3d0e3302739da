import type { Page } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';

/** What a page is built from. */
export interface PageRequest {
  /** The prompt. */
  readonly text: string;
  readonly facts: Facts;
  readonly ledger: Ledger;
  /** The language of the page's own labels. */
  readonly written: ReaderLanguage;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Pages or slides that were asked for. */
  readonly pages: number | undefined;
}

/** Pages with what stands at their head. */
export interface BuiltPages {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly label?: string;
}
