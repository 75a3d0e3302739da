import { type PictureFinish, pictureFinishes } from '../../../../domain/content/choices.ts';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';

const nameOf = (finish: PictureFinish): string => {
  const t = words('page');
  if (finish === 'duotone') return t.pictureFinishDuotone;
  return finish === 'grain' ? t.pictureFinishGrain : t.pictureFinishBoth;
};

/** Chooses how a photo is printed: as it is, in two colors, or with grain. */
export function FinishField({
  finish,
  onFinish,
}: {
  readonly finish: PictureFinish | null;
  readonly onFinish: (finish: PictureFinish | null) => void;
}) {
  const t = words('page');
  return (
    <Field label={t.pictureFinish}>
      {(wiring) => (
        <select
          className="input"
          value={finish ?? ''}
          onChange={({ target }) => onFinish(pictureFinishes.find((each) => each === target.value) ?? null)}
          {...wiring}
        >
          <option value="">{t.pictureFinishNone}</option>
          {pictureFinishes.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
