import { sourceLanguage } from '../../../words/languages.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import { brandLink, frameCss, iconAddress } from '../frame/frame.ts';
import type { FrameWords } from '../frame/frame-words.ts';
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

/** Titles and texts of the help are English, in the frame of another language. */
const inEnglish = 'lang="en" dir="ltr"';

const groupNames = {
  'Get started': 'group_start',
  'Make pages': 'group_make',
  'Share and print': 'group_share',
  'Run Octavo': 'group_run',
  'Build on Octavo': 'group_build',
} as const satisfies Readonly<Record<HelpPage['group'], string>>;

const linkTo = ({ address, title }: HelpPage, isCurrent: boolean): string =>
  `<a ${inEnglish} href="${address}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;

/** Headings that a table of contents lists. */
const contentsOf = (page: HelpPage) => page.sections.filter(({ depth }) => depth === 2);

const contentsList = (page: HelpPage): string =>
  `<ul>${contentsOf(page)
    .map(({ id, title }) => `<li><a ${inEnglish} href="#${id}">${escapeHtml(title)}</a></li>`)
    .join('')}</ul>`;

function groupsOf(
  pages: readonly HelpPage[],
): readonly (readonly [HelpPage['group'], readonly HelpPage[]])[] {
  return [...Map.groupBy(pages, ({ group }) => group)];
}

function navigation({ pages }: Help, current: HelpPage | null, { say }: FrameWords): string {
  const groups = groupsOf(pages).map(([group, own]) => {
    const items = own.map((page) => {
      const isCurrent = page === current;
      return `<li>${linkTo(page, isCurrent)}${isCurrent && contentsOf(page).length > 1 ? `<div class="sections">${contentsList(page)}</div>` : ''}</li>`;
    });
    return `<h2>${escapeHtml(say(groupNames[group]))}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav id="contents" aria-label="${escapeHtml(say('helpPages'))}"><p class="contents-head"><b>${escapeHtml(say('help'))}</b><a href="#top">${escapeHtml(say('close'))}</a></p>${groups.join('')}</nav>`;
}

function frame(
  help: Help,
  { css, theme, script }: HelpFiles,
  publicUrl: string,
  words: FrameWords,
  view: View,
): string {
  const t = (reason: Parameters<FrameWords['say']>[0]): string => escapeHtml(words.say(reason));
  const { title, description, canonical, current, query, main } = view;
  return `<!doctype html>
<html lang="${words.language}" dir="${words.dir}">
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
<a class="skip" href="#main">${t('skip')}</a>
<header>
${brandLink}
<a class="home" href="${helpAddress}"${current === null && canonical === helpAddress ? ' aria-current="page"' : ''}>${t('help')}</a>
<a class="to-contents" href="#contents">${t('pageList')}</a>
<search class="find"><form action="${helpAddress}" role="none"><input type="search" name="q" id="find" value="${escapeHtml(query)}" placeholder="${t('searchHelp')}" aria-label="${t('searchHelp')}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"><kbd aria-hidden="true">/</kbd></form><div id="results" hidden></div><p id="found" class="sr" role="status"></p></search>
<button type="button" class="theme" id="theme" data-dark="${t('dark')}" data-light="${t('light')}" data-to-dark="${t('toDark')}" data-to-light="${t('toLight')}">${t('dark')}</button>
</header>
<div class="frame${current === null ? ' wide' : ''}">
${navigation(help, current, words)}
<main id="main" tabindex="-1">
${main}
</main>
${current !== null && contentsOf(current).length > 1 ? `<nav class="toc" aria-label="${t('onThisPage')}"><p>${t('onThisPage')}</p>${contentsList(current)}</nav>` : ''}
</div>
</body>
</html>
`;
}

const pageLists = ({ pages }: Help, { say }: FrameWords): string =>
  groupsOf(pages)
    .map(
      ([group, own]) =>
        `<section class="group"><h2>${escapeHtml(say(groupNames[group]))}</h2><ul class="cards">${own
          .map(
            ({ address, title, description }) =>
              `<li><a ${inEnglish} href="${address}"><b>${escapeHtml(title)}</b><span>${escapeHtml(description)}</span></a></li>`,
          )
          .join('')}</ul></section>`,
    )
    .join('');

/** Returns the list of results as HTML; the script shows the same list while someone types, and says `data-found`. */
export function resultList(results: readonly HelpResult[], { say }: FrameWords): string {
  if (results.length === 0)
    return `<p data-found="${escapeHtml(say('noResults'))}">${escapeHtml(`${say('noResults')}. ${say('noMatches')}`)}</p>`;
  const items = results.map(
    ({ address, page, section, excerpt }) =>
      `<li><a href="${address}"><b>${escapeHtml(section || page)}</b>${section ? ` <i>${escapeHtml(page)}</i>` : ''}<span>${escapeHtml(excerpt)}</span></a></li>`,
  );
  const found = escapeHtml(say('results', { count: results.length }));
  return `<ul class="results" ${inEnglish} data-found="${found}">${items.join('')}</ul>`;
}

/** Draws the pages of the help, with the frame in the language of a visitor. */
export function createHelpPages(help: Help, files: HelpFiles, publicUrl: string) {
  return (words: FrameWords) => {
    const { say } = words;
    const t = (...told: Parameters<FrameWords['say']>): string => escapeHtml(say(...told));
    const note = words.language === sourceLanguage ? '' : `<p class="of">${t('helpInEnglish')}</p>`;
    const draw = (view: View) => frame(help, files, publicUrl, words, view);
    const neighbor = (page: HelpPage | undefined, rel: 'prev' | 'next', label: string) =>
      page
        ? `<a class="${rel}" rel="${rel}" href="${page.address}"><span>${label}</span><b ${inEnglish}>${escapeHtml(page.title)}</b></a>`
        : '';
    return {
      home: () =>
        draw({
          title: `${say('help')}, Octavo`,
          description: say('helpLead'),
          canonical: helpAddress,
          current: null,
          query: '',
          main: `<h1>${t('help')}</h1><p class="lead">${t('helpLead')}</p>${note}${pageLists(help, words)}`,
        }),
      page(page: HelpPage) {
        const index = help.pages.indexOf(page);
        return draw({
          title: say('helpOf', { title: page.title }),
          description: page.description,
          canonical: page.address,
          current: page,
          query: '',
          main: `${note}<article ${inEnglish}><p class="of" lang="${words.language}" dir="${words.dir}">${t(groupNames[page.group])}</p><h1>${escapeHtml(page.title)}</h1><p class="lead">${escapeHtml(page.description)}</p>
${page.sections.map(({ html }) => html).join('\n')}</article>
<nav class="neighbors" aria-label="${t('neighbors')}">${neighbor(help.pages[index - 1], 'prev', t('previousPage'))}${neighbor(help.pages[index + 1], 'next', t('nextPage'))}</nav>`,
        });
      },
      results(query: string, results: readonly HelpResult[]) {
        const count = results.length === 0 ? say('noResults') : say('results', { count: results.length });
        return draw({
          title: say('helpOf', { title: query }),
          description: say('search'),
          canonical: null,
          current: null,
          query,
          main: `<h1>${t('search')}</h1><p class="lead">${t('resultsFor', { results: count, query })}</p>${
            results.length > 0
              ? resultList(results, words)
              : `<p>${t('noMatches')}</p>${pageLists(help, words)}`
          }`,
        });
      },
      notFound: () =>
        draw({
          title: say('helpOf', { title: say('notFound') }),
          description: say('notFoundText'),
          canonical: null,
          current: null,
          query: '',
          main: `<h1>${t('notFound')}</h1><p class="lead">${t('notFoundText')}</p>${pageLists(help, words)}`,
        }),
    };
  };
}
