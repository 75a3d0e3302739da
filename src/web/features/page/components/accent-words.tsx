import { accentNote } from '../../../../domain/document/kit/accent-note.ts';
import { themeTokens } from '../../../../domain/document/kit/themes.ts';
import { readArticle } from '../../../../domain/document/read-article.ts';
import { lookOf } from '../edits/look-edit.ts';

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A color in a sentence. */
function Swatch({ hex }: { readonly hex: string }) {
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden
        className="mr-1 inline-block size-3 rounded-full border border-line align-[-1px]"
        style={{ background: hex }}
      />
      {hex}
    </span>
  );
}

/** Tells how the accent of a chosen palette is used, and why text has another variant. Nothing for our palettes. */
export function AccentWords({ articleHtml }: { readonly articleHtml: string }) {
  const { direction, theme, palette } = lookOf(articleHtml);
  const { tokens } = readArticle(articleHtml);
  if (palette !== null || !tokens.accent) return null;
  const { accent, text, contrast, needed } = accentNote({ ...themeTokens(direction, theme), ...tokens });
  return (
    <p className="mb-3 text-13 text-ink-2" role="status">
      {text === accent ? (
        <>
          <Swatch hex={accent} /> is used as it is, for text too.
        </>
      ) : (
        <>
          <Swatch hex={accent} /> is used as it is for areas and lines. Text in this color is{' '}
          <Swatch hex={text} />, because <span className="whitespace-nowrap">{accent}</span> has a contrast of{' '}
          {oneDigit.format(Math.floor(contrast * 10) / 10)} : 1 with the paper, and text needs{' '}
          {oneDigit.format(needed)} : 1.
        </>
      )}
    </p>
  );
}
