import { paths } from './paths.ts';

/** What search engines and messengers say of a public page. */
export interface PageHead {
  /** As in the browser's tab, without the product's name. */
  readonly title: string;
  readonly description: string;
}

/** The pages that are drawn when the web app is built, so that their words are there before any script. */
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

/** The words of the tab. */
export function tabTitle(title: string): string {
  return title === 'Octavo' ? title : `${title}, Octavo`;
}
