import { countedSamples } from '../document/marked-texts.ts';
import { kindTitle } from './kind-title.ts';
import type { TemplateHead } from './template.ts';
import { templatePicture, templateShape } from './template-picture.ts';

const formatWords: Readonly<Record<TemplateHead['format'], string>> = {
  a4: 'A4',
  letter: 'Letter',
  a5: 'A5',
  square: 'Square',
  story: 'Story',
  'slides-16x9': 'Slides 16:9',
  'slides-4x3': 'Slides 4:3',
};

/** Returns the English name of a language; the code itself if unknown. */
export function languageTitle(language: string): string {
  try {
    return (
      new Intl.DisplayNames(['en'], { type: 'language' }).of(language.split('-')[0] ?? language) ?? language
    );
  } catch {
    return language;
  }
}

/** Texts of a template's page. The server inserts them into the page prerendered at build time. */
export interface TemplateWords {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  /** 'Packing list · Letter · English' */
  readonly facts: string;
  /** Tells what to do with the sample texts. */
  readonly note: string;
  /** Headings on one line; may be empty. */
  readonly parts: string;
  readonly shape: string;
  readonly small: string;
  readonly large: string;
}

export const templateWordNames = [
  'name',
  'title',
  'kind',
  'description',
  'facts',
  'note',
  'parts',
  'shape',
  'small',
  'large',
] as const satisfies readonly (keyof TemplateWords)[];

export function templateWords(
  view: Pick<
    TemplateHead,
    'name' | 'title' | 'kind' | 'description' | 'language' | 'format' | 'orientation'
  > & {
    readonly hash: string;
    readonly sample_count: number;
    readonly parts: readonly string[];
  },
): TemplateWords {
  const kind = kindTitle(view.kind);
  const isTurned = view.orientation === 'landscape' && !view.format.startsWith('slides');
  return {
    name: view.name,
    title: view.title,
    kind,
    description: view.description,
    facts: [
      kind,
      `${formatWords[view.format]}${isTurned ? ' landscape' : ''}`,
      languageTitle(view.language),
    ].join(' · '),
    note:
      view.sample_count === 0
        ? 'Ready to print as it is.'
        : `${countedSamples(view.sample_count)} to replace, tinted in the editor.`,
    parts: view.parts.join(' · '),
    shape: templateShape(view),
    small: templatePicture(view, 360),
    large: templatePicture(view, 720),
  };
}
