import type { Page } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';

/** Input of the page builders. */
export interface PageRequest {
  /** The prompt. */
  readonly text: string;
  readonly facts: Facts;
  readonly ledger: Ledger;
  /** Language of the page's labels. */
  readonly written: ReaderLanguage;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Requested number of pages or slides. */
  readonly pages: number | undefined;
}

/** Pages with their header. */
export interface BuiltPages {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly label?: string;
}
