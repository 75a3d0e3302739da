import { useState } from 'react';
import { providerKinds } from '../../../../contract/model-providers.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import { type OwnKey, useOwnKeys, useRemoveOwnKey } from '../api/own-keys.ts';
import { OwnKeyDialog } from './own-key-dialog.tsx';
import { OwnModelDialog } from './own-model-dialog.tsx';

function OwnKeyRow({ own, isAllowed }: { readonly own: OwnKey; readonly isAllowed: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const remove = useRemoveOwnKey();
  const t = words('own-keys');
  const name = own.kind === 'compatible' ? t.kindCompatible : providerKinds[own.kind].name;
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{name}</span>
            {!isAllowed && <Badge>{t.turnedOff}</Badge>}
            {isAllowed && own.model === null && <Badge kind="warning">{t.modelMissing}</Badge>}
          </p>
          <p className="text-13 wrap-anywhere text-ink-3">{own.model ?? own.address}</p>
        </div>
        <div className="flex gap-2">
          {isAllowed && (
            <Button size="s" onClick={() => setIsChoosing(true)}>
              {own.model === null ? t.chooseModel : t.changeModel}
            </Button>
          )}
          <Button
            size="s"
            kind="quiet"
            isBusy={remove.isPending}
            aria-label={t.deleteNamed(name)}
            onClick={() => remove.mutate(own.id)}
          >
            {remove.isPending ? t.deleting : t.delete}
          </Button>
        </div>
      </div>
      <Failure error={remove.error} />
      {isChoosing && <OwnModelDialog own={own} onClose={() => setIsChoosing(false)} />}
    </li>
  );
}

/** The account's own provider keys. Hidden if the owner doesn't allow them and there are none. */
export function OwnKeys() {
  const { data } = useOwnKeys();
  const [isAdding, setIsAdding] = useState(false);
  const t = words('own-keys');
  if (!data || (!data.is_allowed && data.keys.length === 0)) return null;
  return (
    <Section title={t.title} text={t.text}>
      {data.keys.length > 0 && (
        <ul aria-label={t.title} className="-mt-3">
          {data.keys.map((own) => (
            <OwnKeyRow key={own.id} own={own} isAllowed={data.is_allowed} />
          ))}
        </ul>
      )}
      {data.is_allowed && (
        <p>
          <Button onClick={() => setIsAdding(true)}>{t.add}</Button>
        </p>
      )}
      {isAdding && <OwnKeyDialog onClose={() => setIsAdding(false)} />}
    </Section>
  );
}
