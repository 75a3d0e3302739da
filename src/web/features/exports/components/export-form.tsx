import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import type { ExportTarget } from '../api/exports.ts';
import {
  type ExportKind,
  exportKinds,
  exportName,
  exportUse,
  type PictureScale,
  usualPress,
} from '../export-kinds.ts';
import { useExport } from '../hooks/use-export.ts';
import { ExportProgress } from './export-progress.tsx';
import { ExportSaved } from './export-saved.tsx';
import { MarkedTexts } from './marked-texts.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { PressChoices } from './press-choices.tsx';
import { SaveAsTemplate } from './save-as-template.tsx';

/** Choice of a format, and the result. */
export function ExportForm({
  target,
  onClose,
}: {
  readonly target: ExportTarget;
  readonly onClose: () => void;
}) {
  const t = words('exports');
  const [kind, setKind] = useState<ExportKind>('pdf');
  const [press, setPress] = useState(usualPress);
  const [scale, setScale] = useState<PictureScale>(2);
  const { state, start, cancel, saveAgain, reset } = useExport(target);

  function submit(event: FormEvent): void {
    event.preventDefault();
    start({ kind, press, scale });
  }

  if (state.kind === 'saved')
    return (
      <ExportSaved
        kind={kind}
        target={target}
        saved={state}
        onAgain={saveAgain}
        onOther={reset}
        onClose={onClose}
      />
    );
  if (state.kind === 'working')
    return <ExportProgress name={exportName(kind)} working={state} onCancel={cancel} onClose={onClose} />;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="-mt-2 truncate text-13 text-ink-2" title={target.title}>
        {target.title}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className="export-failure">
          {state.reason}
        </p>
      )}
      <MarkedTexts target={target} />
      <fieldset className="export-kinds">
        <legend className="sr-only">{t.kinds}</legend>
        {exportKinds.map((each) => (
          <label key={each} className="export-kind">
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <span>
              <b>{exportName(each)}</b>
              <span className="block text-13 text-ink-2">{exportUse(each)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'print_ready' && <PressChoices press={press} onChange={setPress} />}
      {(kind === 'png' || kind === 'webp') && <PictureChoices scale={scale} onChange={setScale} />}
      <div className="flex flex-wrap justify-end gap-2">
        <SaveAsTemplate target={target} onSaved={onClose} />
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" kind="primary">
          {t.export}
        </Button>
      </div>
    </form>
  );
}
