import { useMemo } from 'react';
import { findAspectRatio } from '../../domain/brand/aspect-ratios.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { paletteTokens, themeOfPaper } from '../../domain/document/kit/palette-tokens.ts';
import { themeTokens } from '../../domain/document/kit/themes.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { sampleContent, sampleDeck, sampleOnePager } from '../../domain/document/layout/sample-contents.ts';
import type { ThemeLook } from '../features/brand/components/theme-pane.tsx';
import { previewPage } from '../features/page/preview-page.ts';
import { words } from '../lib/words.ts';

const shownPx = 250;

/** Skips the title slide, whose solid color would hide the theme's paper. */
const onPaper = { ...sampleDeck, pages: sampleDeck.pages.slice(1, 2) };

/** First page of a sample document in a given theme, by the same renderer that prints. */
export function ThemeSample({ look }: { readonly look: ThemeLook }) {
  const ratio = findAspectRatio(look.aspectRatio);
  const html = useMemo(() => {
    if (!ratio) return '';
    const direction = look.direction ?? 'swiss';
    const theme = themeOfPaper(look.background);
    const chosen = { colours: [], background: look.background };
    const tokens = Object.fromEntries(
      Object.entries(paletteTokens(chosen, theme, themeTokens(direction, theme))),
    );
    const isDeck = ratio.format.startsWith('slides');
    const content = sampleContent(isDeck ? onPaper : sampleOnePager, {
      format: ratio.format,
      orientation: ratio.orientation,
      direction,
      theme,
      tokens,
    });
    return previewPage(assembleArticle(layOutContent(content)));
  }, [look, ratio]);
  if (!ratio) return null;
  const scale = shownPx / Math.max(ratio.width, ratio.height);
  return (
    // Scaled from the left edge, whatever the direction of the page.
    <div
      dir="ltr"
      className="theme-sample-box"
      style={{ width: ratio.width * scale, height: ratio.height * scale }}
    >
      <iframe
        title={words('brand').themeSample}
        sandbox="allow-same-origin"
        srcDoc={html}
        tabIndex={-1}
        style={{ width: ratio.width, height: ratio.height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
