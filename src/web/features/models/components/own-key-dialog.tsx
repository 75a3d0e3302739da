import { useState } from 'react';
import { type ProviderKind, providerKinds } from '../../../../contract/model-providers.ts';
import { type ConnectableKindName, connectableKindNames } from '../../../../contract/provider-kind-names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { type AddedOwnKey, useAddOwnKey } from '../api/own-keys.ts';
import { OwnModelDialog } from './own-model-dialog.tsx';

/** Ollama is connected by the owner, because it takes no keys. */
const kinds = connectableKindNames.filter((each) => each !== 'ollama');

/** Adds an own key, then chooses its model. */
export function OwnKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<ConnectableKindName>('openai');
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [added, setAdded] = useState<AddedOwnKey | null>(null);
  const add = useAddOwnKey();
  const facts: ProviderKind = providerKinds[kind];
  const t = words('own-keys');
  if (added) return <OwnModelDialog own={added.key} listed={added.models} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t.add} description={t.addText}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = { kind, api_key: key.trim(), ...(address.trim() && { address: address.trim() }) };
          add.mutate(fields, { onSuccess: setAdded });
        }}
      >
        <Field label={t.provider}>
          {(wiring) => (
            <select
              {...wiring}
              className="input"
              value={kind}
              onChange={(event) => {
                const chosen = kinds.find((each) => each === event.target.value);
                if (chosen) setKind(chosen);
                setAddress('');
              }}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {each === 'compatible' ? t.kindCompatible : providerKinds[each].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={t.apiKey}
          hint={t.keyEncrypted}
          aside={
            facts.keyPage && (
              <a className="link" href={facts.keyPage} target="_blank" rel="noreferrer">
                {t.getKey}
              </a>
            )
          }
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              type="password"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              required
              maxLength={4000}
              data-first-focus
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
        {facts.address === null && (
          <Field label={t.address} hint={t.addressHint(facts.example)}>
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                type="url"
                dir="ltr"
                required
                maxLength={300}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
        )}
        <Failure error={add.error} />
        <p className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={add.isPending}>
            {add.isPending ? t.checking : t.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
