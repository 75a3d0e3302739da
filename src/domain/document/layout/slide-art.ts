import { type Frame, motifFor } from './frame.ts';
import type { Html } from './markup.ts';
import { ornament } from './ornament/ornament.ts';
import { findSubjects } from './ornament/picture/finding/find-subjects.ts';
import { fittingSubject } from './ornament/picture/finding/fitting-subject.ts';
import type { PictureView } from './ornament/picture/views.ts';
import type { FieldText } from './text/field-text.ts';

/** Views of one subject beside the text of slides; a cover shows it whole. */
const views = ['detail', 'row', 'corner', 'pattern', 'far'] as const satisfies readonly PictureView[];
const viewAt = (at: number): PictureView => views[at % views.length] ?? 'detail';

type Setting = Pick<Frame, 'language' | 'look'>;

/** Returns what a text shows by its own words, as one key; null if it names nothing that can be drawn. */
export function shownBy(text: string, { language, look }: Setting): string | null {
  const { by, names } = findSubjects(text, look.seed, language);
  return by === 'words' || by === 'forms' ? names.join(' ') : null;
}

/** A slide within its deck. */
export interface SlidePlace {
  /** Number of its first slide in the deck, from 1. */
  readonly number: number;
  /** Subject of the deck's drawings. */
  readonly motif: string;
  /** Number of earlier slides whose titles name the same subject. */
  readonly earlier: number;
}

/**
 * Draws beside the text of a slide: what its title names, otherwise the deck's subject, or what the text names. Each slide has
 * another view of a subject, so that no two show the same picture. Null on slides that name nothing, if the
 * document doesn't either.
 */
export function slideArt(
  { number, motif, earlier }: SlidePlace,
  [title, text]: readonly [FieldText, FieldText | undefined],
  frame: Frame,
): Html | null {
  const { seed, direction } = frame.look;
  const { language } = frame;
  const usual = motifFor(frame, motif);
  const place = { seed: seed + number, direction, place: 'panel', language } as const;
  const shared = new Set(shownBy(usual.motif, frame)?.split(' '));
  const isOther = (other: FieldText | undefined): other is FieldText => {
    const names = other ? shownBy(other.plain, frame)?.split(' ') : undefined;
    return names !== undefined && !names.some((name) => shared.has(name));
  };
  const isNamed = frame.subject !== '' || fittingSubject(title.plain, language) !== null;
  if (isNamed && isOther(title)) {
    if (earlier > 0 && frame.subject === '') return null;
    const view = earlier === 0 ? 'whole' : viewAt(earlier - 1);
    return ornament({ ...place, motif: title.plain, isSubject: true, view });
  }
  // Where the document shows nothing, a drawing would be one of nothing.
  if (frame.subject === '') return null;
  const view = viewAt(number + 3);
  return shared.size === 0 && isOther(text)
    ? ornament({ ...place, motif: text.plain, isSubject: true, view })
    : ornament({ ...place, ...usual, view });
}
