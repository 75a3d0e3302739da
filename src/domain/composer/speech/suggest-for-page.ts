import type { DocumentContent } from '../../content/document-content.ts';

const colors = ['dark green', 'navy', 'burgundy', 'teal', 'terracotta'];

/** Returns requests that change this page without a model. */
export function suggestForPage({ look, pages: [first] }: DocumentContent): string[] {
  const inColor = `Make it ${colors[look.seed % colors.length]}`;
  const direction = look.direction === 'swiss' ? 'Make it editorial' : 'Make it Swiss';
  if (first?.layout === 'invoice')
    return [(first.taxes?.length ?? 0) > 0 ? 'Add a 10% discount' : 'Add 20% VAT', inColor, direction];
  const isDeck = look.format.startsWith('slides');
  const theme = look.theme === 'light' ? 'Use dark mode' : 'Use light mode';
  return [isDeck ? 'Make it a document' : 'Make it slides', inColor, direction, theme];
}
