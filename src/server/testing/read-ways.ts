import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Bookmark = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];
type Destination = Bookmark['dest'];
type StructureNode = { readonly alt?: string; readonly children?: readonly unknown[] };

/** Returns a PDF's bookmarks, links and alternative texts; pages count from 1. */
export async function readWays(bytes: Uint8Array): Promise<{
  /** 'Title → page', indented by one space per level. */
  readonly bookmarks: readonly string[];
  /** 'page → URL or page'. */
  readonly links: readonly string[];
  readonly alts: readonly string[];
}> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const reader = await loading.promise;
  try {
    const pageOf = async (named: Destination): Promise<number> => {
      const [target] = (typeof named === 'string' ? await reader.getDestination(named) : named) ?? [];
      return target ? (await reader.getPageIndex(target)) + 1 : 0;
    };
    const told = async (marks: readonly Bookmark[], level: number): Promise<string[]> => {
      const lines = marks.map(async ({ title, dest, items }) => [
        `${' '.repeat(level)}${title} → ${await pageOf(dest)}`,
        ...(await told(items, level + 1)),
      ]);
      return (await Promise.all(lines)).flat();
    };
    const links: string[] = [];
    const alts: string[] = [];
    for (let number = 1; number <= reader.numPages; number += 1) {
      const page = await reader.getPage(number);
      for (const { url, dest } of await page.getAnnotations()) {
        links.push(`${number} → ${url ?? (await pageOf(dest))}`);
      }
      alts.push(...altsIn(await page.getStructTree()));
    }
    return { bookmarks: await told((await reader.getOutline()) ?? [], 0), links, alts };
  } finally {
    await loading.destroy();
  }
}

function altsIn(node: StructureNode | null): string[] {
  if (node === null) return [];
  const below = (node.children ?? []).flatMap((child) => altsIn(child as StructureNode));
  return node.alt === undefined ? below : [node.alt, ...below];
}
