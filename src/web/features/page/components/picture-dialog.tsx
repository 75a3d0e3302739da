import { type ClipboardEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { PictureFault, readPicture } from '../../../lib/read-picture.ts';
import { words } from '../../../lib/words.ts';
import type { Part } from '../edits/content-edit.ts';
import type { BlockFacts } from '../edits/hand-edit.ts';
import {
  altOfFile,
  type ChosenPicture,
  isContentPicture,
  middle,
  pictureIn,
  pictureOf,
} from '../edits/picture-edit.ts';
import { FinishField } from './finish-field.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { PhotoSearch } from './photo-search.tsx';

/** A picture of the account's assets. */
export interface OfferedPicture {
  readonly source: string;
  readonly alt: string;
  /** Of a stock photo, as text of content. */
  readonly credit: string | null;
}

interface PictureDialogProps {
  readonly block: BlockFacts;
  readonly part: Part | null;
  /** Language of the document, in which a credit is written. */
  readonly language: string;
  /** Renders the account's assets to choose from. */
  readonly assets: (onChoose: (picture: OfferedPicture) => void) => ReactNode;
  readonly onClose: () => void;
  readonly onSave: (chosen: ChosenPicture) => void;
}

/** Replaces the picture of a block, by a file or an asset; sets its focal point and its description. */
export function PictureDialog({ block, part, language, assets, onClose, onSave }: PictureDialogProps) {
  const t = words('page');
  const [before] = useState(() => pictureOf(block.html));
  const [alt, setAlt] = useState(before.alt);
  /** A description that the user wrote stays when a picture is chosen. */
  const [isAltWritten, setIsAltWritten] = useState(false);
  const [source, setSource] = useState<string | null>(null);
  const [credit, setCredit] = useState<string | null>(null);
  const [focus, setFocus] = useState(before.focus);
  const [finish, setFinish] = useState(before.finish);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const shown = source ?? before.src;

  function choose({ source: next, alt: itsAlt, credit: itsCredit }: OfferedPicture): void {
    setFault(null);
    setSource(next);
    setCredit(itsCredit);
    setFocus(middle);
    if (!isAltWritten) setAlt(itsAlt);
  }

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    setFault(null);
    setIsReading(true);
    try {
      choose({ source: await readPicture(file), alt: altOfFile(file), credit: null });
    } catch (error) {
      setFault(error instanceof PictureFault ? error.message : t.pictureFailed);
    } finally {
      setIsReading(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (shown === null) {
      setFault(t.pictureChooseFirst);
      return;
    }
    onSave({ source, alt, focus, finish, credit });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t.pictureOf(block.name)}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={onSubmit}
        onPaste={(event: ClipboardEvent) => {
          const file = pictureIn(event.clipboardData);
          if (file) event.preventDefault();
          void take(file);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field is the alternative. */}
        <div
          className="picture-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
        >
          {shown !== null && <FocusPicker src={shown} focus={focus} onFocus={setFocus} />}
          <Field label={t.picture} hint={t.pictureHint} error={fault}>
            {(wiring) => (
              <input
                type="file"
                accept="image/png,image/jpeg,image/webp,image/gif"
                onChange={(event) => void take(event.target.files?.[0])}
                {...wiring}
              />
            )}
          </Field>
        </div>
        {assets(choose)}
        <PhotoSearch language={language} onChoose={choose} />
        <Field label={t.pictureDescription} hint={t.pictureDescriptionHint}>
          {(wiring) => (
            <input
              className="input"
              maxLength={300}
              value={alt}
              onChange={(event) => {
                setIsAltWritten(true);
                setAlt(event.target.value);
              }}
              {...wiring}
            />
          )}
        </Field>
        {isContentPicture(block.id, part) && <FinishField finish={finish} onFinish={setFinish} />}
        <p className="flex justify-end gap-2">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isReading}>
            {source === null && before.src !== null ? t.save : t.replace}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
