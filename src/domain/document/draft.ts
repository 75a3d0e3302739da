import type { RunningTemplate } from './running/running-template.ts';

/**
 * A document under construction, from a model's `write_document` call or from the layout of a brief. The root
 * element of every page and block has a `data-id` that is unique in the document.
 */
export interface DraftBlock {
  readonly id: string;
  /** One root element whose `data-id` equals `id`. Untrusted until sanitized. */
  readonly html: string;
}

export interface DraftPage {
  readonly id: string;
  /** Extra classes of the page's section, from the kit: 'page-field'. */
  readonly className: string;
  readonly blocks: readonly DraftBlock[];
  /** Speaker notes; slides only. */
  readonly notes?: string;
}

export interface DocumentDraft {
  readonly title: string;
  readonly language: string;
  readonly format: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly direction: string;
  readonly theme: 'light' | 'dark';
  /** Token overrides by name. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Running head and foot; see running/running-template.ts. */
  readonly running?: RunningTemplate;
  readonly pages: readonly DraftPage[];
}
