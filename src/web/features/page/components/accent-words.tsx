import { Fragment, type ReactNode } from 'react';
import { accentNote } from '../../../../domain/document/kit/accent-note.ts';
import { themeTokens } from '../../../../domain/document/kit/themes.ts';
import { readArticle } from '../../../../domain/document/read-article.ts';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { lookOf } from '../edits/look-edit.ts';

/** Returns a message with elements in the places of their names in braces. */
const withParts = (message: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  message
    .split(/\{(\w+)\}/)
    // The odd ones are the names.
    .map((text, index) => <Fragment key={text}>{index % 2 === 0 ? text : parts[text]}</Fragment>);

/** A color in a sentence. */
function Swatch({ hex }: { readonly hex: string }) {
  return (
    <bdi className="whitespace-nowrap">
      <span
        aria-hidden
        className="me-1 inline-block size-3 rounded-full border border-line align-[-1px]"
        style={{ background: hex }}
      />
      {hex}
    </bdi>
  );
}

/** Tells how the accent of a chosen palette is used, and why text has another variant. Nothing for our palettes. */
export function AccentWords({ articleHtml }: { readonly articleHtml: string }) {
  const { direction, theme, palette } = lookOf(articleHtml);
  const { tokens } = readArticle(articleHtml);
  if (palette !== null || !tokens.accent) return null;
  const { accent, text, contrast, needed } = accentNote({ ...themeTokens(direction, theme), ...tokens });
  const t = words('looks');
  const inDigits = (ratio: number): string =>
    new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(ratio);
  return (
    <p className="mb-3 text-13 text-ink-2" role="status">
      {text === accent
        ? withParts(t.accentAsIs, { accent: <Swatch hex={accent} /> })
        : withParts(t.accentVariant(inDigits(Math.floor(contrast * 10) / 10), inDigits(needed)), {
            accent: <Swatch hex={accent} />,
            text: <Swatch hex={text} />,
            plain: <bdi className="whitespace-nowrap">{accent}</bdi>,
          })}
    </p>
  );
}
