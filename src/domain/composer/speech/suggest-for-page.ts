import type { DocumentContent } from '../../content/document-content.ts';
import { type Saying, tell } from './saying.ts';

const colors = ['color_green', 'color_navy', 'color_burgundy', 'color_teal', 'color_terracotta'] as const;

/** Returns requests that change this page without a model. */
export function suggestForPage({ look, pages: [first] }: DocumentContent): Saying[] {
  const color = colors[look.seed % colors.length] ?? 'color_green';
  const inColor = tell('ask_color', { color: tell(color) });
  const direction = tell(look.direction === 'swiss' ? 'ask_editorial' : 'ask_swiss');
  if (first?.layout === 'invoice')
    return [tell((first.taxes?.length ?? 0) > 0 ? 'ask_discount' : 'ask_tax'), inColor, direction];
  const isDeck = look.format.startsWith('slides');
  const theme = tell(look.theme === 'light' ? 'ask_dark' : 'ask_light');
  return [tell(isDeck ? 'ask_document' : 'ask_slides'), inColor, direction, theme];
}
