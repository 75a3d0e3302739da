/**
 * Languages that are not read, but whose invoices say the same few things: the small words that tie a name to the
 * command are put into the reader's words, so that 'Fattura per Rossi Srl: …' names its client.
 */
const ties: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  it: [
    [/^(.{0,40}?(?<!\p{L})(?:[Ff]attura|[Pp]reventivo|[Oo]fferta)) (?:per|a|al|alla) (?=\p{Lu})/u, '$1 for '],
    [/(?<!\p{L})da parte di (?=\p{Lu})/u, 'from '],
  ],
  pt: [
    [/^(.{0,40}?(?<!\p{L})(?:[Ff]atura|[Oo]rçamento)) (?:para|a|ao|à) (?:o |a )?(?=\p{Lu})/u, '$1 for '],
    [/(?<!\p{L})da parte de (?=\p{Lu})/u, 'from '],
  ],
  nl: [
    [/^(.{0,40}?(?<!\p{L})(?:[Ff]actuur|[Oo]fferte)) (?:voor|aan) (?:de |het )?(?=\p{Lu})/u, '$1 for '],
    [/(?<!\p{L})van (?=\p{Lu}[^,;:]{2,40}(?:,|:| voor ))/u, 'from '],
  ],
  ar: [
    [/^(.{0,20}?(?:فاتورة|عرض سعر)) (?:إلى|الى|ل) ?([^,:"]{2,40}?)(?=,|:)/u, '$1 for "$2"'],
    [/ (?:بسعر|ب) (?=\d)/gu, ' at '],
    [/(?<!\p{L})(?:ال)?ضريبة(?: القيمة المضافة)?(?=[^,]{0,4}\d)/u, 'VAT'],
  ],
  pl: [
    [/^(.{0,40}?(?<!\p{L})(?:[Ff]aktura|[Oo]ferta)) dla (?=\p{Lu})/u, '$1 for '],
    [/(?<!\p{L})od (?=\p{Lu})/u, 'from '],
  ],
};

/** The text with its ties in English where the language is one of these; the same text else. */
export function withReadableTies(text: string, language: string): string {
  return (ties[language] ?? []).reduce((read, [pattern, words]) => read.replace(pattern, words), text);
}
