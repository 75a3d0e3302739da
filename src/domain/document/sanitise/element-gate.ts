import sanitizeHtml from 'sanitize-html';
import {
  droppedElements,
  flowElements,
  phrasingElements,
  structuralElements,
  svgElements,
} from './allowed-elements.ts';

/** Deeper elements lose their tags. Canonical trees never get this deep. */
const deepestElement = 116;

const gateOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    ...phrasingElements,
    ...flowElements,
    ...structuralElements,
    // Allows both spellings, because the parser fixes the case of only some SVG names.
    ...new Set([...svgElements.keys(), ...svgElements.values()]),
  ],
  // clean-attributes.ts validates attributes; this filter only excludes elements that run or load.
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
 * The first of two independent filters: removes elements not on the allowlist and keeps text that was text.
 * The second filter, canonical-flow.ts, does not rely on it.
 */
export function elementGate(html: string): string {
  return sanitizeHtml(html, gateOptions);
}
