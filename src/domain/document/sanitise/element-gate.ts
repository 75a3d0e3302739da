import sanitizeHtml from 'sanitize-html';
import {
  droppedElements,
  flowElements,
  phrasingElements,
  structuralElements,
  svgElements,
} from './allowed-elements.ts';

/** Deeper elements lose their tags. Canonical trees stay above it. */
const deepestElement = 116;

const gateOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...phrasingElements,
    ...flowElements,
    ...structuralElements,
    // The parser adjusts the case of some SVG names and leaves others: both spellings are the same element here.
    ...new Set([...svgElements.keys(), ...svgElements.values()]),
  ],
  // Values and names are judged one by one in clean-attributes.ts; here only what runs or loads is shut out.
  allowedAttributes: false,
  nonTextTags: [...droppedElements],
  disallowedTagsMode: 'discard',
  nestingLimit: deepestElement,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: [
    'href',
    'src',
    'cite',
    'xlink:href',
    'action',
    'formaction',
    'background',
  ],
  allowProtocolRelative: false,
  allowVulnerableTags: false,
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
};

/**
 * The first of two independent filters: markup without elements that are not on the list, text kept where it was
 * text. The second one, canonical-flow.ts, trusts nothing of it.
 */
export function elementGate(html: string): string {
  return sanitizeHtml(html, gateOptions);
}
