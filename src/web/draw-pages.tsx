import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { TemplateCard } from '../contract/templates.ts';
import { templatesQuery } from './features/templates/api/templates.ts';
import { queryClient } from './lib/query-client.ts';
import { type PageHead, pageHeads, tabTitle } from './page-heads.ts';
import { paths } from './paths.ts';
import { createOctavoRouter } from './router.tsx';

/** A page as it can be told before anybody asks for it. */
export interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The module that draws it again in the browser, as the build's manifest names it. */
  readonly module: string;
}

const modules: Readonly<Record<string, string>> = {
  [paths.home]: 'routes/landing.tsx',
  [paths.shortcuts]: 'routes/shortcuts.tsx',
  [paths.pricing]: 'routes/pricing.tsx',
  [paths.templates]: 'routes/templates.tsx',
  [paths.template]: 'routes/template.tsx',
};
/** Not among `pageHeads`: those are a part of the shell, which has no room left, and this one is drawn alone. */
const pricingHead: PageHead = {
  title: 'Pricing',
  description:
    'The plans of this Octavo: what each may do, how many documents it makes and keeps, and what it costs.',
};

/** Like the one of the prices, drawn alone. The server fills in which template it is. */
const templateHeads: Readonly<Record<string, PageHead>> = {
  [paths.templates]: {
    title: 'Templates',
    description:
      'Finished documents to make your own: letters, CVs, checklists, menus, signs, slides and more, as PDF.',
  },
  [paths.template]: { title: '%template_title%', description: '%template_description%' },
};

const textModule = 'routes/text-pages.tsx';

/** No route of ours: draws the page that says so. */
const unknownPath = '/not-found';

async function draw(path: string): Promise<string> {
  const router = createOctavoRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // React's mark of a part that failed or was not ready: its fallback stands there instead.
  if (html.includes('<!--$!-->')) throw new Error(`The page ${path} cannot be drawn without a browser.`);
  return html;
}

/** Draws the public pages, as an anonymous visitor sees them. Called while the web app is built. */
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
      // Any name will do: the server fills it in.
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
