/**
 * A document under construction: what a model hands to `write_document`, what the layout makes of a brief.
 * Every page and block carries a `data-id` in its root element, unique in the document.
 */
export interface DraftBlock {
  readonly id: string;
  /** One root element with `data-id` equal to `id`. Untrusted until sanitised. */
  readonly html: string;
}

export interface DraftPage {
  readonly id: string;
  /** Extra classes of the page's section, from the kit: 'page-field'. */
  readonly className: string;
  readonly blocks: readonly DraftBlock[];
  /** What the speaker says; slides only. */
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
  readonly pages: readonly DraftPage[];
}
