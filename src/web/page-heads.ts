import { paths } from './paths.ts';

/** Metadata of a public page for search engines and link previews. */
export interface PageHead {
  /** Tab title, without the product's name. */
  readonly title: string;
  readonly description: string;
}

/** Pages that the build prerenders, so that they are readable without JavaScript. */
export const pageHeads = {
  [paths.home]: {
    title: 'Octavo',
    description:
      'Turn a one-line prompt into a production-ready, on-brand document: invoices, menus, posters, reports and slides, as PDF.',
  },
  [paths.about]: {
    title: 'About',
    description:
      'What Octavo is: an open-source document builder that writes, lays out and checks whole pages.',
  },
  [paths.privacy]: {
    title: 'Privacy Policy',
    description: 'What this installation of Octavo stores, where, and for how long.',
  },
  [paths.terms]: {
    title: 'Terms and Conditions',
    description: 'The terms under which this installation of Octavo may be used.',
  },
  [paths.shortcuts]: {
    title: 'Keyboard shortcuts',
    description: 'What the keyboard does in Octavo, place by place.',
  },
} as const satisfies Readonly<Record<string, PageHead>>;

/** Returns the title for the browser tab. */
export function tabTitle(title: string): string {
  return title === 'Octavo' ? title : `${title}, Octavo`;
}
