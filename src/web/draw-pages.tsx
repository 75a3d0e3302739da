import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { TemplateList } from '../contract/templates.ts';
import type { Area, Catalogue } from '../words/catalogue.ts';
import { type Language, languageCodes, languages } from '../words/languages.ts';
import { tabTitle } from './components/shell/use-page-title.ts';
import { templatesQuery } from './features/templates/api/templates.ts';
import { setDrawnLanguage } from './lib/language.ts';
import { queryClient } from './lib/query-client.ts';
import { loadWords, words } from './lib/words.ts';
import { paths } from './paths.ts';
import { createOctavoRouter } from './router.tsx';

/** Metadata of a public page for search engines and link previews. */
interface PageHead {
  /** Tab title, without the product's name. */
  readonly title: string;
  readonly description: string;
  /** The module that renders the page in the browser, as named in the build manifest. */
  readonly module: string;
  /** Messages it needs besides those of every page. */
  readonly areas?: readonly Area[];
}

/** A prerendered page. */
interface DrawnPage extends Required<PageHead> {
  readonly path: string;
  readonly html: string;
}

/** The public pages in one language, and the messages of the page that is shown while the app loads. */
interface DrawnLanguage {
  readonly language: Language;
  readonly dir: 'ltr' | 'rtl';
  readonly pages: readonly DrawnPage[];
  readonly notFound: DrawnPage;
  readonly heads: Catalogue['heads'];
}

const textModule = 'routes/text-pages.tsx';

/** Pages that the build prerenders, so that they are readable without JavaScript. */
function pageHeads(): Readonly<Record<string, PageHead>> {
  const names = words('shell');
  const heads = words('heads');
  return {
    [paths.home]: {
      title: 'Octavo',
      description: heads.homeText,
      module: 'routes/landing.tsx',
      areas: ['landing'],
    },
    [paths.about]: { title: names.about, description: heads.aboutText, module: textModule },
    [paths.privacy]: { title: names.privacy, description: heads.privacyText, module: textModule },
    [paths.terms]: { title: names.terms, description: heads.termsText, module: textModule },
    [paths.shortcuts]: {
      title: names.shortcuts,
      description: heads.shortcutsText,
      module: 'routes/shortcuts.tsx',
      areas: ['shortcuts'],
    },
    [paths.pricing]: {
      title: names.pricing,
      description: heads.pricingText,
      module: 'routes/pricing.tsx',
      areas: ['pricing'],
    },
    [paths.templates]: {
      title: names.templates,
      description: heads.templatesText,
      module: 'routes/templates.tsx',
      areas: ['templates', 'kinds'],
    },
    // The server fills in the template's name.
    [paths.template]: {
      title: '%template_title%',
      description: '%template_description%',
      module: 'routes/template.tsx',
      areas: ['templates', 'kinds'],
    },
  };
}

/** Matches no route, so it renders the 404 page. */
const unknownPath = '/not-found';

async function draw(path: string): Promise<string> {
  const router = createOctavoRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // React's marker for a suspended or failed boundary that rendered its fallback.
  if (html.includes('<!--$!-->')) throw new Error(`The page ${path} cannot be drawn without a browser.`);
  return html;
}

async function drawLanguage(language: Language): Promise<DrawnLanguage> {
  setDrawnLanguage(language);
  await loadWords('shell', 'heads');
  const routes = Object.entries(pageHeads());
  // Routes load their messages with their code, which happens only in the first language.
  await loadWords('site', ...routes.flatMap(([, { areas }]) => areas ?? []));
  const pages: DrawnPage[] = [];
  for (const [path, head] of routes)
    pages.push({
      areas: [],
      ...head,
      path,
      title: tabTitle(head.title),
      // Any name works; the server replaces it.
      html: await draw(path.replace('$name', 'name')),
    });
  const heads = words('heads');
  const notFound: DrawnPage = {
    path: unknownPath,
    title: tabTitle(heads.notFoundTitle),
    description: heads.notFoundText,
    // Shows the requested path instead of the drawn one.
    html: await draw(unknownPath),
    module: 'main.tsx',
    areas: ['site'],
  };
  return { language, dir: languages[language].dir, pages, notFound, heads };
}

/** Prerenders the public pages for anonymous visitors. Called by the web app build. */
export async function drawPages(
  templatesIn: (language: string) => TemplateList,
): Promise<{ languages: DrawnLanguage[]; routes: string[] }> {
  const drawn: DrawnLanguage[] = [];
  for (const language of languageCodes) {
    queryClient.setQueryData(templatesQuery({ language }).queryKey, templatesIn(language));
    drawn.push(await drawLanguage(language));
  }
  return { languages: drawn, routes: Object.keys(createOctavoRouter(createMemoryHistory()).routesByPath) };
}
