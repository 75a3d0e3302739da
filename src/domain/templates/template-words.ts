import type { TemplateHead } from './template.ts';
import { templatePicture, templateShape } from './template-picture.ts';

/** Returns the name of a language in another one; the code itself if unknown. */
export function languageTitle(language: string, inLanguage: string): string {
  try {
    const names = new Intl.DisplayNames([inLanguage], { type: 'language' });
    return names.of(language.split('-')[0] ?? language) ?? language;
  } catch {
    return language;
  }
}

/** What a template's page says, in the reader's language. */
export interface TemplateMessages {
  /** The reader's language. */
  readonly language: string;
  readonly formats: Readonly<Record<TemplateHead['format'], string>>;
  readonly landscape: (format: string) => string;
  readonly kindTitle: (kind: string) => string;
  /** Says how many sample texts there are to replace. */
  readonly note: (samples: number) => string;
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
  { language, formats, landscape, kindTitle, note }: TemplateMessages,
): TemplateWords {
  const kind = kindTitle(view.kind);
  const format = formats[view.format];
  const isTurned = view.orientation === 'landscape' && !view.format.startsWith('slides');
  return {
    name: view.name,
    title: view.title,
    kind,
    description: view.description,
    facts: [kind, isTurned ? landscape(format) : format, languageTitle(view.language, language)].join(' · '),
    note: note(view.sample_count),
    parts: view.parts.join(' · '),
    shape: templateShape(view),
    small: templatePicture(view, 360),
    large: templatePicture(view, 720),
  };
}
