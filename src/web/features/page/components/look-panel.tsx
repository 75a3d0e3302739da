import { type ReactNode, useMemo } from 'react';
import { words } from '../../../lib/words.ts';
import type { MakeEdit } from '../edits/hand-edit.ts';
import {
  chooseFont,
  chooseFormat,
  chooseTheme,
  fontChoices,
  formatChoices,
  lookOf,
  type PageShape,
  shapeChoices,
  shapeOf,
} from '../edits/look-edit.ts';
import { LookThumbs } from '../looks/look-thumbs.tsx';
import { RunningFields } from './running-fields.tsx';

interface LookPanelProps {
  readonly documentId: string | null;
  /** The saved version that the thumbnails show. */
  readonly version: number | null;
  readonly articleHtml: string;
  /** Markup of the saved version. */
  readonly savedHtml: string | null;
  /** Page of the selected block; null for the first page. */
  readonly pageId: string | null;
  readonly onEdit: (make: MakeEdit) => void;
  /** Null if the page can't be converted to another shape. */
  readonly onReshape: ((shape: PageShape) => void) | null;
}

/** Look of the whole page: each change shows at once, creates a version, and can be undone. */
export function LookPanel({
  documentId,
  version,
  articleHtml,
  savedHtml,
  pageId,
  onEdit,
  onReshape,
}: LookPanelProps) {
  const t = words('looks');
  const look = useMemo(() => lookOf(articleHtml), [articleHtml]);
  const shape = shapeOf(look.format);
  return (
    <div className="look-panel">
      <LookThumbs
        documentId={documentId}
        version={version}
        articleHtml={articleHtml}
        savedHtml={savedHtml}
        pageId={pageId}
        onEdit={onEdit}
      />
      <Choices name={t.shape}>
        {shapeChoices().map(({ value, label }) => (
          <Choice
            key={value}
            isChosen={value === shape}
            isDisabled={!onReshape}
            onChoose={() => onReshape?.(value)}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <Choices name={t.format}>
        {formatChoices(shape).map(({ value, label }) => (
          <Choice key={value} isChosen={value === look.format} onChoose={() => onEdit(chooseFormat(value))}>
            {label}
          </Choice>
        ))}
      </Choices>
      <Choices name={t.paper}>
        {(['light', 'dark'] as const).map((theme) => (
          <Choice key={theme} isChosen={theme === look.theme} onChoose={() => onEdit(chooseTheme(theme))}>
            {theme === 'light' ? t.paperLight : t.paperDark}
          </Choice>
        ))}
      </Choices>
      {onReshape && <RunningFields articleHtml={articleHtml} onEdit={onEdit} />}
      <div className="grid grid-cols-2 gap-2">
        <FontField
          label={t.headings}
          value={look.headings}
          families={fontChoices.map(({ family }) => family)}
          onChoose={(family) => onEdit(chooseFont('headings', family))}
        />
        <FontField
          label={t.text}
          value={look.text}
          families={fontChoices.filter(({ isDisplay }) => !isDisplay).map(({ family }) => family)}
          onChoose={(family) => onEdit(chooseFont('text', family))}
        />
      </div>
    </div>
  );
}

function Choices({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

function Choice({
  isChosen,
  isDisabled = false,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={() => {
        if (!isChosen) onChoose();
      }}
    >
      {children}
    </button>
  );
}

function FontField({
  label,
  value,
  families,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly families: readonly string[];
  readonly onChoose: (family: string) => void;
}) {
  return (
    <label className="grid gap-1 text-13 font-semibold">
      {label}
      <select className="input" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="design">{words('looks').default}</option>
        {/* A font uploaded by the user. */}
        {value !== 'design' && !families.includes(value) && <option>{value}</option>}
        {families.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </label>
  );
}
