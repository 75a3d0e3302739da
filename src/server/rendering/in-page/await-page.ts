/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Resolves with the number of elements when fonts and pictures are loaded. Broken pictures are no reason to wait or
 * to fail.
 * @param faces of a page that is not laid out yet no layout asks for its faces: all are loaded then
 *
 * Runs in the page: see call-in-page.ts.
 */
export async function awaitPage(
  _parts: Record<string, never>,
  { faces }: { faces: 'those in use' | 'all' },
): Promise<number> {
  if (faces === 'all') {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  } else {
    // Fonts are only asked for by a layout, and those for what the first ones lack by the next.
    for (let round = 0; round < 5; round++) {
      document.documentElement.getBoundingClientRect();
      if (round > 0 && document.fonts.status === 'loaded') break;
      await document.fonts.ready;
    }
  }
  // The page has loaded: what is not there yet waits until it is scrolled to, or was put in later. Decoding the others
  // here would be done again by the printer.
  const late = [...document.images].filter((image) => !image.complete);
  await Promise.all(late.map((image) => image.decode().catch(() => undefined)));
  return document.getElementsByTagName('*').length;
}
