import type { TemplateHead } from '../templates/template.ts';
import type { Card, CardFamily, CardNames } from './card.ts';

/** A page that cards of a family fill. */
export interface Frame {
  readonly head: TemplateHead;
  readonly family: CardFamily;
  /** The template as a file, with marks for the parts of a card. */
  readonly text: string;
}

/** The cards available to the composer. */
export interface CardShelf {
  readonly namesIn: (language: string) => readonly CardNames[];
  readonly framesIn: (language: string) => readonly Frame[];
  /** Reads a card; null if there is none, or if its file is invalid. */
  readonly read: (language: string, family: CardFamily, name: string) => Card | null;
}
