import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { TurnLogo } from './turn-request.ts';

/** Replaces the turn's name of the logo with its URL, which later edits need, and adds its brightness. */
export function withTurnLogo(content: DocumentContent, logo: TurnLogo | null | undefined): DocumentContent {
  const placed = content.head.logo;
  if (!logo || !placed || placed.source !== `asset:${logo.id}` || !logo.url.startsWith('/')) return content;
  const { tone } = logo;
  return {
    ...content,
    head: { ...content.head, logo: { ...placed, source: logo.url, ...(tone && { tone }) } },
  };
}
