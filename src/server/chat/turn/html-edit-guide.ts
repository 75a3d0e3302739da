import { componentGuide } from './component-guide.ts';

/**
 * Added to the content guide if only the document's HTML is known, because it was written by an earlier
 * release, pasted, or edited by hand.
 */
export const htmlEditGuide = `The current document is HTML. Change it with patch_document, not with edit_document: as few patches as do the job, each addressing a data-id. A block is ONE root element with a data-id (unique in the document) and a data-name. Use the class names that the page has, in the same nesting; no styles, scripts or external addresses. A fact that only the user knows is <span class="gap" data-gap="Your address">Your address</span>. Colors are set_token patches, format and theme set_document patches. To write another document, call write_document with content.

${componentGuide}`;
