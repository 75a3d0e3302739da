/** Changes of a document by block id. A list of them applies whole or not at all; see apply-patches.ts. */
export type Patch =
  /** Puts `html` (one root element, same data-id) in the place of a block. */
  | { readonly op: 'replace'; readonly id: string; readonly html: string }
  /** Adds a block to a page: after `afterId`, or first when null. */
  | { readonly op: 'insert'; readonly pageId: string; readonly afterId: string | null; readonly html: string }
  | { readonly op: 'move'; readonly id: string; readonly pageId: string; readonly afterId: string | null }
  | { readonly op: 'remove'; readonly id: string }
  /** Plain text in the place of all content of the element with this id. */
  | { readonly op: 'set_text'; readonly id: string; readonly text: string }
  /** `value` null takes the attribute away. Only class, title, alt, href, lang, dir and data-* may be set. */
  | {
      readonly op: 'set_attribute';
      readonly id: string;
      readonly name: string;
      readonly value: string | null;
    }
  /** A design token of the whole document; `value` null goes back to the theme's own. */
  | { readonly op: 'set_token'; readonly name: string; readonly value: string | null }
  /** Format, direction, theme, orientation or language of the whole document. */
  | {
      readonly op: 'set_document';
      readonly name: 'format' | 'orientation' | 'direction' | 'theme' | 'lang' | 'title';
      readonly value: string;
    }
  | { readonly op: 'add_page'; readonly afterId: string | null; readonly html: string }
  | { readonly op: 'remove_page'; readonly id: string };
