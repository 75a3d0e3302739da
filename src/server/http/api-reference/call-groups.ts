import type { ApiCall } from './openapi-document.ts';

/** Chapters of the reference with their tags, most useful first. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  'Chat and generation': ['chat', 'generations', 'search'],
  Documents: ['documents', 'files', 'signed-url', 'storage'],
  'Given HTML and PDF': ['pdf'],
  Jobs: ['pdf-jobs'],
  'Library and sessions': ['library', 'sessions', 'database'],
  Templates: ['templates'],
  Sharing: ['shares'],
  'Guided creation': ['create-sessions', 'create-context', 'send-create-session', 'attachments'],
  'Assets and brand': [
    'assets',
    'photos',
    'photo-thumbnail',
    'brand-kits',
    'brand-assets',
    'color-palettes',
    'instructions',
    'themes',
    'sender',
  ],
  'Kept prompts': ['prompts'],
  'API keys': ['api-keys'],
  'Account and sign-in': ['identity', 'profile', 'data-export'],
  'Plans and usage': ['payments', 'usage', 'activity-summary', 'current-limits', 'priority-support'],
  'Server and site': ['site', 'healthz', 'readyz', 'metrics'],
  Models: ['settings', 'models', 'model-keys'],
  Staff: ['staff'],
};

const otherChapter = 'Other';

const chapterOfTag = new Map(
  Object.entries(chapters).flatMap(([title, tags]) => tags.map((tag) => [tag, title] as const)),
);

export interface CallGroup {
  readonly id: string;
  readonly title: string;
  readonly calls: readonly ApiCall[];
}

/** Groups calls by chapter. Unknown tags come last, under 'Other'. */
export function groupCalls(calls: readonly ApiCall[]): readonly CallGroup[] {
  const byTitle = Map.groupBy(calls, ({ tags }) => chapterOfTag.get(tags?.[0] ?? '') ?? otherChapter);
  return [...Object.keys(chapters), otherChapter].flatMap((title) => {
    const own = byTitle.get(title);
    const id = `group-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    return own ? [{ id, title, calls: own }] : [];
  });
}

const capitals: Readonly<Record<string, string>> = {
  api: 'API',
  csv: 'CSV',
  html: 'HTML',
  pdf: 'PDF',
  url: 'URL',
};

/** Returns an operation ID as a heading: 'generatePdf' as 'Generate PDF'. */
export function titleOfCall(operationId: string): string {
  const words = operationId
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => capitals[word.toLowerCase()] ?? word.toLowerCase());
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
