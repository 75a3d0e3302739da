import createDomPurify from 'dompurify';

/** Ids that morphing matches elements by; the prefix keeps them apart from ids of the document's own drawings. */
const morphIdPrefix = 'block-';

/** What could load or hide something from elsewhere. The page policy blocks it as well; this keeps it out of the frame. */
const unsafeStyle = /url\(\s*(?!['"]?(?:data:image\/|#))|@import|expression\(|-moz-binding|\\/i;

const purifier = createDomPurify(window);

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'style' && unsafeStyle.test(attribute.attrValue)) attribute.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  const id = element.getAttribute('data-id');
  if (id) element.id = morphIdPrefix + id;
});

/**
 * The last gate before markup enters the preview: documents come from models, uploads and other people. Keeps our own
 * markup (sections, SVG drawings, data-*, inline custom properties) and drops everything that could act.
 */
export function sanitisePreview(articleHtml: string): DocumentFragment {
  return purifier.sanitize(articleHtml, {
    USE_PROFILES: { html: true, svg: true, svgFilters: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'iframe',
      'video',
      'audio',
      'base',
    ],
    FORBID_ATTR: ['srcset', 'autofocus', 'tabindex', 'contenteditable', 'popover'],
    ALLOW_DATA_ATTR: true,
    SANITIZE_DOM: true,
    RETURN_DOM_FRAGMENT: true,
  });
}
