import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { TemplateCard } from '../contract/templates.ts';
import { templatesQuery } from './features/templates/api/templates.ts';
import { queryClient } from './lib/query-client.ts';
import { type PageHead, pageHeads, tabTitle } from './page-heads.ts';
import { paths } from './paths.ts';
import { createOctavoRouter } from './router.tsx';

/** A prerendered page. */
export interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The module that renders the page in the browser, as named in the build manifest. */
  readonly module: string;
}

const modules: Readonly<Record<string, string>> = {
  [paths.home]: 'routes/landing.tsx',
  [paths.shortcuts]: 'routes/shortcuts.tsx',
  [paths.pricing]: 'routes/pricing.tsx',
  [paths.templates]: 'routes/templates.tsx',
  [paths.template]: 'routes/template.tsx',
};
/** Not in `pageHeads`, which counts toward the shell's size budget. */
const pricingHead: PageHead = {
  title: 'Pricing',
  description:
    'The plans of this Octavo: what each may do, how many documents it makes and keeps, and what it costs.',
};

/** Also kept out of `pageHeads`. The server fills in the template's name. */
const templateHeads: Readonly<Record<string, PageHead>> = {
  [paths.templates]: {
    title: 'Templates',
    description:
      'Finished documents to make your own: letters, CVs, checklists, menus, signs, slides and more, as PDF.',
  },
  [paths.template]: { title: '%template_title%', description: '%template_description%' },
};

const textModule = 'routes/text-pages.tsx';

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

/** Prerenders the public pages for anonymous visitors. Called by the web app build. */
export async function drawPages(
  templates: readonly TemplateCard[],
): Promise<{ pages: DrawnPage[]; notFound: DrawnPage; routes: string[] }> {
  queryClient.setQueryData(templatesQuery().queryKey, templates);
  const pages: DrawnPage[] = [];
  for (const [path, head] of Object.entries<PageHead>({
    ...pageHeads,
    [paths.pricing]: pricingHead,
    ...templateHeads,
  }))
    pages.push({
      path,
      title: tabTitle(head.title),
      description: head.description,
      // Any name works; the server replaces it.
      html: await draw(path.replace('$name', 'name')),
      module: modules[path] ?? textModule,
    });
  const notFound = {
    path: unknownPath,
    title: tabTitle('Page not found'),
    description: "There's nothing at this address.",
    html: await draw(unknownPath),
    module: 'main.tsx',
  };
  return { pages, notFound, routes: Object.keys(createOctavoRouter(createMemoryHistory()).routesByPath) };
}
