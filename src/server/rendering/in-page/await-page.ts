/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Waits until fonts and pictures are loaded. Returns the number of elements. Ignores broken pictures.
 * @param faces 'all' for a page that isn't laid out yet, because without a layout no face is requested
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
    // Only layout requests fonts. The next layout requests those for characters that the first ones lack.
    for (let round = 0; round < 5; round++) {
      document.documentElement.getBoundingClientRect();
      if (round > 0 && document.fonts.status === 'loaded') break;
      await document.fonts.ready;
    }
  }
  // After the load event, incomplete images are lazy or were added later. Complete ones are skipped, because
  // the printer would decode them again.
  const late = [...document.images].filter((image) => !image.complete);
  await Promise.all(late.map((image) => image.decode().catch(() => undefined)));
  return document.getElementsByTagName('*').length;
}
