const maxLength = 80;

/** A name for a downloaded file that every system takes: 'Acme / Q3: invoice' → 'Acme Q3 invoice.pdf'. */
export function pdfFileName(title: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, maxLength)
    .trim();
  return `${name || 'Untitled'}.pdf`;
}
