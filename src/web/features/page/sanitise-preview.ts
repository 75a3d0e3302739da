import createDomPurify from 'dompurify';

/** Prefix of ids used for morphing; avoids clashes with ids of the document's own drawings. */
const morphIdPrefix = 'block-';

/** CSS that could load external resources. The CSP blocks it too; this keeps it out of the iframe. */
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
 * Sanitizes HTML before it enters the preview: documents come from models, uploads and other people. Keeps
 * our own markup (sections, SVG drawings, data-*, inline custom properties) and drops everything active.
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
