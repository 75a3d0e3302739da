import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { PictureFault, readPicture } from '../../../lib/read-picture.ts';
import { altOf, withPicture } from '../edits/block-picture.ts';

interface PictureDialogProps {
  readonly name: string;
  readonly blockHtml: string;
  readonly onClose: () => void;
  readonly onSave: (blockHtml: string) => void;
}

/** Replaces the picture of a block and edits its alt text. */
export function PictureDialog({ name, blockHtml, onClose, onSave }: PictureDialogProps) {
  const [alt, setAlt] = useState(() => altOf(blockHtml));
  const [source, setSource] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setFault(null);
    setIsReading(true);
    try {
      setSource(await readPicture(file));
    } catch (error) {
      setFault(error instanceof PictureFault ? error.message : "Couldn't read the picture. Try another one.");
    } finally {
      setIsReading(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (source === null) {
      setFault('Choose a picture first.');
      return;
    }
    onSave(withPicture(blockHtml, source, alt));
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={`Picture of ${name}`}>
      <form className="grid gap-4" onSubmit={onSubmit} noValidate>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field is the alternative. */}
        <div
          className="picture-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
        >
          {source !== null && <img src={source} alt="" />}
          <Field label="Picture" hint="Choose or drop a PNG, JPEG or WebP file" error={fault}>
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
        <Field label="Description" hint="Read aloud by screen readers">
          {(wiring) => (
            <input
              className="input"
              maxLength={300}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
              {...wiring}
            />
          )}
        </Field>
        <p className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={isReading}>
            Replace
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
