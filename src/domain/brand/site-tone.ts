const fewWords = 40;
const shortSentence = 13;
const longSentence = 22;

/**
 * Describes the tone of a text by counting: 'short sentences, speaks to the reader'. Null if there are too
 * few words.
 */
export function toneOf(markdown: string): string | null {
  const text = markdown.replace(/^[#-]+\s/gm, '');
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < fewWords) return null;
  const sentences = text.split(/[.!?](?:\s|$)|\n\n/).filter((part) => /\p{L}/u.test(part)).length;
  const perSentence = words.length / Math.max(1, sentences);
  const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / words.length;
  const said = [
    perSentence <= shortSentence
      ? 'short sentences'
      : perSentence >= longSentence
        ? 'long, explaining sentences'
        : 'sentences of middle length',
  ];
  if (share(/^(?:you|your|yours|du|dein\p{L}*|sie|ihr\p{L}*|vous|votre|vos|tu|usted)\b/iu) > 0.015)
    said.push('speaks to the reader');
  if (share(/^(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*)\b/iu) > 0.015)
    said.push('speaks as “we”');
  if ((text.match(/!/g)?.length ?? 0) / Math.max(1, sentences) > 0.1) said.push('lively');
  if (share(/\d/) > 0.04) said.push('with figures');
  return said.join(', ');
}
