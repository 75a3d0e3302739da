/** Changes to a document by block id. A list applies atomically; see apply-patches.ts. */
export type Patch =
  /** Replaces a block with `html` (one root element, same data-id). */
  | { readonly op: 'replace'; readonly id: string; readonly html: string }
  /** Adds a block to a page: after `afterId`, or first if null. */
  | { readonly op: 'insert'; readonly pageId: string; readonly afterId: string | null; readonly html: string }
  | { readonly op: 'move'; readonly id: string; readonly pageId: string; readonly afterId: string | null }
  | { readonly op: 'remove'; readonly id: string }
  /** Replaces all content of an element with plain text. */
  | { readonly op: 'set_text'; readonly id: string; readonly text: string }
  /** `value` null removes the attribute. Allowed: class, title, alt, href, lang, dir and data-*. */
  | {
      readonly op: 'set_attribute';
      readonly id: string;
      readonly name: string;
      readonly value: string | null;
    }
  /** A design token of the whole document; `value` null resets it to the theme's value. */
  | { readonly op: 'set_token'; readonly name: string; readonly value: string | null }
  /** Format, direction, theme, orientation or language of the whole document. */
  | {
      readonly op: 'set_document';
      readonly name: 'format' | 'orientation' | 'direction' | 'theme' | 'lang' | 'title';
      readonly value: string;
    }
  | { readonly op: 'add_page'; readonly afterId: string | null; readonly html: string }
  | { readonly op: 'remove_page'; readonly id: string };
