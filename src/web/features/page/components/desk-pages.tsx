import type { Box } from '../measure-preview.ts';
import { CropMarks } from './crop-marks.tsx';
import { SlideNotes } from './slide-notes.tsx';

/** Speaker notes of a slide. */
export interface NotesOfPage {
  readonly pageId: string;
  readonly notes: string;
}

/** Sheets of paper behind the preview, which draws the pages on them; slides have their notes underneath. */
export function DeskPages({
  pages,
  scale,
  isTight,
  notes,
  onNotes,
}: {
  readonly pages: readonly Box[];
  readonly scale: number;
  readonly isTight: boolean;
  /** By page; null for a page without notes of its own. */
  readonly notes: readonly (NotesOfPage | null)[];
  readonly onNotes: (pageId: string, number: number, notes: string) => void;
}) {
  return pages.map((page, index) => {
    const own = notes[index];
    return (
      <div
        key={page.top}
        className="absolute bg-white shadow-e3"
        style={{
          left: page.left * scale,
          top: page.top * scale,
          width: page.width * scale,
          height: page.height * scale,
        }}
      >
        <CropMarks isTight={isTight} />
        {own && (
          <SlideNotes
            number={index + 1}
            notes={own.notes}
            onSave={(words) => onNotes(own.pageId, index + 1, words)}
          />
        )}
      </div>
    );
  });
}
