import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { useSaveSender, useSender } from '../api/sender.ts';
import { emptySender, hasDetails } from '../sender-fields.ts';
import { SenderForm } from './sender-form.tsx';

/** The user's details for bills and letters, as a section of the profile. */
export function OwnSender() {
  const t = words('sender');
  const read = useSender();
  const clear = useSaveSender();
  /** Remounts the form with what was saved. */
  const [saves, setSaves] = useState(0);
  const saved = { ...emptySender, ...read.data?.sender };

  function clearAll(): void {
    clear.mutate(emptySender, {
      onSuccess: () => {
        setSaves((count) => count + 1);
        showToast({
          title: t.cleared,
          action: {
            label: t.undo,
            onAct: () => clear.mutate(saved, { onSuccess: () => setSaves((count) => count + 1) }),
          },
        });
      },
    });
  }

  return (
    <Section title={t.title} text={t.text}>
      {read.isPending && <Loading />}
      {read.data && (
        <SenderForm
          key={saves}
          saved={saved}
          submitLabel={t.saveDetails}
          onSaved={(details) => {
            setSaves((count) => count + 1);
            showToast({ title: details ? t.saved : t.cleared });
          }}
        >
          {hasDetails(saved) && (
            <Button kind="quiet" isBusy={clear.isPending} onClick={clearAll}>
              {clear.isPending ? t.clearing : t.clearAll}
            </Button>
          )}
        </SenderForm>
      )}
      <Failure error={read.error ?? clear.error} />
    </Section>
  );
}
