import { useMemo } from 'react';
import { words } from '../../../lib/words.ts';
import { useLooks } from '../api/looks.ts';
import type { MakeEdit } from '../edits/hand-edit.ts';
import {
  chooseDirection,
  choosePalette,
  directionChoices,
  lookOf,
  nameOfPalette,
  paletteChoices,
  paletteOverrides,
} from '../edits/look-edit.ts';
import { ThumbChoices, thumbPx } from './thumb-choices.tsx';
import { thumbHeight } from './thumb-frame.ts';

interface LookThumbsProps {
  readonly documentId: string | null;
  /** The saved version that the thumbnails show. */
  readonly version: number | null;
  readonly articleHtml: string;
  /** Markup of the saved version: an arrangement replaces the page, so it needs the edits before it. */
  readonly savedHtml: string | null;
  /** Page to show; null for the first one. */
  readonly pageId: string | null;
  readonly onEdit: (make: MakeEdit) => void;
}

/** Returns the markup of one page in its article. */
function onePage(articleHtml: string, pageId: string | null): string {
  const { body } = new DOMParser().parseFromString(articleHtml, 'text/html');
  const pages = [...body.querySelectorAll('article > .page')];
  const shown = pages.find((page) => page.getAttribute('data-id') === pageId) ?? pages[0];
  for (const page of pages) if (page !== shown) page.remove();
  return body.innerHTML;
}

/** The page in every art direction, in other arrangements and in every palette; a press applies one. */
export function LookThumbs({ documentId, version, articleHtml, savedHtml, pageId, onEdit }: LookThumbsProps) {
  const { data, isPending, isError, isPlaceholderData } = useLooks(documentId, version, pageId);
  const t = words('looks');
  const look = useMemo(() => lookOf(articleHtml), [articleHtml]);
  const page = useMemo(() => onePage(articleHtml, pageId), [articleHtml, pageId]);
  const [format = '', side] = look.format.split(/-(?=portrait|landscape)/);
  const height = thumbHeight(format, side === 'landscape' ? 'landscape' : 'portrait', thumbPx);
  const isCurrent = savedHtml === articleHtml && !isPlaceholderData;
  const arrangements = data?.arrangements ?? [];
  return (
    <>
      <ThumbChoices
        name={t.direction}
        isPending={isPending}
        hasRooms={!isError}
        thumbHeight={height}
        choices={directionChoices().map(({ value, label }) => {
          const html = data?.looks.find(({ direction }) => direction === value)?.html;
          return {
            key: value,
            label,
            isChosen: value === look.direction,
            sketch: html === undefined ? null : { html },
            onChoose: () => onEdit(chooseDirection(value)),
          };
        })}
      />
      {arrangements.length > 0 && (
        <ThumbChoices
          name={t.arrangement}
          isPending={isPending}
          hasRooms
          thumbHeight={height}
          choices={arrangements.map(({ name, html, operations }) => ({
            key: name,
            label: name,
            isChosen: false,
            isDisabled: !isCurrent,
            sketch: { html },
            onChoose: () =>
              onEdit((current) =>
                current === savedHtml
                  ? { patches: [], operations, label: words('editing').arrangement(name) }
                  : null,
              ),
          }))}
        />
      )}
      <ThumbChoices
        name={t.palette}
        isPending={false}
        hasRooms
        thumbHeight={height}
        choices={paletteChoices(look).map(({ name }) => ({
          key: name,
          label: nameOfPalette(name),
          isChosen: name === look.palette,
          sketch: { html: page, tokens: paletteOverrides(name, look.theme) },
          onChoose: () => onEdit(choosePalette(name)),
        }))}
      />
    </>
  );
}
