import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useSaveName, useSavePhoto } from '../api/update-account.ts';
import { readPhoto } from '../read-photo.ts';

/** The photo, or the first letter of the name. */
function Portrait({ account, preview }: { readonly account: Account; readonly preview: string | null }) {
  const picture = preview ?? account.photoURL;
  if (picture)
    return (
      <img
        src={picture}
        alt={words('profile').photoAlt}
        className="size-20 shrink-0 border border-line object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-20 shrink-0 place-items-center bg-flood font-display text-36 text-on-flood"
    >
      {(account.displayName || account.email).slice(0, 1).toUpperCase()}
    </span>
  );
}

function Photo({ account }: { readonly account: Account }) {
  const t = words('profile');
  const save = useSavePhoto();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    await readPhoto(file).then(setChosen, setFault);
  };
  const finish = (photo: string | null) =>
    save.mutate(photo, {
      onSuccess: () => {
        setChosen(null);
        showToast({ title: photo ? t.photoSaved : t.photoRemoved });
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait account={account} preview={chosen} />
      <div className="flex flex-wrap gap-2">
        {chosen ? (
          <>
            <Button kind="primary" isBusy={save.isPending} onClick={() => finish(chosen)}>
              {save.isPending ? t.saving : t.photoSave}
            </Button>
            <Button onClick={() => setChosen(null)}>{t.cancel}</Button>
          </>
        ) : (
          <>
            <label htmlFor={id} className={`${buttonClass()} focus-within:outline-2`}>
              {account.photoURL ? t.photoChange : t.photoAdd}
              <input
                id={id}
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={(event) => {
                  void choose(event.target.files?.[0]);
                  // Allows choosing the same file again.
                  event.target.value = '';
                }}
              />
            </label>
            {account.photoURL && (
              <Button kind="quiet" isBusy={save.isPending} onClick={() => finish(null)}>
                {t.photoRemove}
              </Button>
            )}
          </>
        )}
      </div>
      <Failure error={fault ?? save.error} />
    </div>
  );
}

/** Display name and photo. */
export function NameAndPhoto({ account }: { readonly account: Account }) {
  const t = words('profile');
  const save = useSaveName(account.uid);
  const [name, setName] = useState(account.displayName);
  const isChanged = name.trim() !== '' && name.trim() !== account.displayName;
  return (
    <Section title={t.namePhotoTitle} text={t.namePhotoText}>
      <Photo account={account} />
      <form
        className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) save.mutate(name.trim(), { onSuccess: () => showToast({ title: t.nameSaved }) });
        }}
      >
        <Field label={t.name}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              autoComplete="name"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="md:mt-6 md:min-h-11" disabled={!isChanged} isBusy={save.isPending}>
          {save.isPending ? t.saving : t.nameSave}
        </Button>
      </form>
      <Failure error={save.error} />
    </Section>
  );
}
