import { escapeHtml } from '../frame/escape-html.ts';
import { brandLink, frameCss, iconAddress } from '../frame/frame.ts';
import { type Help, type HelpPage, helpAddress } from './build-help.ts';
import type { HelpResult } from './search-help.ts';

export interface HelpFiles {
  readonly css: string;
  /** Addresses of the scripts. */
  readonly theme: string;
  readonly script: string;
}

interface View {
  readonly title: string;
  readonly description: string;
  /** Null for what search engines don't list. */
  readonly canonical: string | null;
  readonly current: HelpPage | null;
  readonly query: string;
  readonly main: string;
}

const linkTo = ({ address, title }: HelpPage, isCurrent: boolean): string =>
  `<a href="${address}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;

/** Headings that a table of contents lists. */
const contentsOf = (page: HelpPage) => page.sections.filter(({ depth }) => depth === 2);

const contentsList = (page: HelpPage): string =>
  `<ul>${contentsOf(page)
    .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
    .join('')}</ul>`;

function groupsOf(pages: readonly HelpPage[]): readonly (readonly [string, readonly HelpPage[]])[] {
  return [...Map.groupBy(pages, ({ group }) => group)];
}

function navigation({ pages }: Help, current: HelpPage | null): string {
  const groups = groupsOf(pages).map(([group, own]) => {
    const items = own.map((page) => {
      const isCurrent = page === current;
      return `<li>${linkTo(page, isCurrent)}${isCurrent && contentsOf(page).length > 1 ? `<div class="sections">${contentsList(page)}</div>` : ''}</li>`;
    });
    return `<h2>${escapeHtml(group)}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav id="contents" aria-label="Help pages"><p class="contents-head"><b>Help</b><a href="#top">Close</a></p>${groups.join('')}</nav>`;
}

function frame(help: Help, { css, theme, script }: HelpFiles, publicUrl: string, view: View): string {
  const { title, description, canonical, current, query, main } = view;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${
  canonical === null
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${publicUrl}${canonical}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Octavo">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${publicUrl}${canonical}">
<meta property="og:image" content="${publicUrl}/social-card.png">`
}
<link rel="icon" type="image/svg+xml" href="${iconAddress}">
<style>${frameCss}${css}</style>
<noscript><style>.theme,.find kbd{display:none}</style></noscript>
<script src="${theme}"></script>
<script src="${script}" defer></script>
</head>
<body id="top">
<a class="skip" href="#main">Skip to content</a>
<header>
${brandLink}
<a class="home" href="${helpAddress}"${current === null && canonical === helpAddress ? ' aria-current="page"' : ''}>Help</a>
<a class="to-contents" href="#contents">Pages</a>
<search class="find"><form action="${helpAddress}" role="none"><input type="search" name="q" id="find" value="${escapeHtml(query)}" placeholder="Search help" aria-label="Search help" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"><kbd aria-hidden="true">/</kbd></form><div id="results" hidden></div><p id="found" class="sr" role="status"></p></search>
<button type="button" class="theme" id="theme">Dark</button>
</header>
<div class="frame${current === null ? ' wide' : ''}">
${navigation(help, current)}
<main id="main" tabindex="-1">
${main}
</main>
${current !== null && contentsOf(current).length > 1 ? `<nav class="toc" aria-label="On this page"><p>On this page</p>${contentsList(current)}</nav>` : ''}
</div>
</body>
</html>
`;
}

const pageLists = ({ pages }: Help): string =>
  groupsOf(pages)
    .map(
      ([group, own]) =>
        `<section class="group"><h2>${escapeHtml(group)}</h2><ul class="cards">${own
          .map(
            ({ address, title, description }) =>
              `<li><a href="${address}"><b>${escapeHtml(title)}</b><span>${escapeHtml(description)}</span></a></li>`,
          )
          .join('')}</ul></section>`,
    )
    .join('');

/** Returns the list of results as HTML; the script shows the same list while someone types. */
export const resultList = (results: readonly HelpResult[]): string =>
  `<ul class="results" data-count="${results.length}">${results
    .map(
      ({ address, page, section, excerpt }) =>
        `<li><a href="${address}"><b>${escapeHtml(section || page)}</b>${section ? ` <i>${escapeHtml(page)}</i>` : ''}<span>${escapeHtml(excerpt)}</span></a></li>`,
    )
    .join('')}</ul>`;

const countOf = (count: number): string =>
  count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`;

/** Draws the pages of the help. */
export function createHelpPages(help: Help, files: HelpFiles, publicUrl: string) {
  const draw = (view: View) => frame(help, files, publicUrl, view);
  const neighbor = (page: HelpPage | undefined, rel: 'prev' | 'next', words: string) =>
    page
      ? `<a class="${rel}" rel="${rel}" href="${page.address}"><span>${words}</span><b>${escapeHtml(page.title)}</b></a>`
      : '';
  return {
    home: () =>
      draw({
        title: 'Help, Octavo',
        description: 'How to make, refine, share and print documents with Octavo, and how to run it.',
        canonical: helpAddress,
        current: null,
        query: '',
        main: `<h1>Help</h1><p class="lead">Make, refine and share pages with Octavo, and run it on your own server.</p>${pageLists(help)}`,
      }),
    page(page: HelpPage) {
      const index = help.pages.indexOf(page);
      return draw({
        title: `${page.title}, Octavo help`,
        description: page.description,
        canonical: page.address,
        current: page,
        query: '',
        main: `<article><p class="of">${escapeHtml(page.group)}</p><h1>${escapeHtml(page.title)}</h1><p class="lead">${escapeHtml(page.description)}</p>
${page.sections.map(({ html }) => html).join('\n')}</article>
<nav class="neighbors" aria-label="Previous and next page">${neighbor(help.pages[index - 1], 'prev', 'Previous page')}${neighbor(help.pages[index + 1], 'next', 'Next page')}</nav>`,
      });
    },
    results: (query: string, results: readonly HelpResult[]) =>
      draw({
        title: `${query}, Octavo help`,
        description: 'Search results in the help of Octavo.',
        canonical: null,
        current: null,
        query,
        main: `<h1>Search</h1><p class="lead">${countOf(results.length)} for “${escapeHtml(query)}”</p>${
          results.length > 0
            ? resultList(results)
            : `<p>Check the spelling, try fewer words, or choose a page:</p>${pageLists(help)}`
        }`,
      }),
    notFound: () =>
      draw({
        title: 'Page not found, Octavo help',
        description: 'There is no such page.',
        canonical: null,
        current: null,
        query: '',
        main: `<h1>Page not found</h1><p class="lead">Check the address, search the help, or choose a page.</p>${pageLists(help)}`,
      }),
  };
}
