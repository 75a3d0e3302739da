import { useState } from 'react';
import { type ProviderKind, providerKinds } from '../../../../contract/model-providers.ts';
import { type ConnectableKindName, connectableKindNames } from '../../../../contract/provider-kind-names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import {
  type Connection,
  type ModelSettings,
  type Provider,
  useAddProvider,
  useChangeProvider,
} from '../api/models.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { UnknownCertificate } from './unknown-certificate.tsx';

/** Connects or edits a provider. The stored key is never shown; an empty field keeps it. */
export function ProviderDialog({
  settings,
  provider,
  onClose,
}: {
  readonly settings: ModelSettings;
  readonly provider?: Provider;
  readonly onClose: () => void;
}) {
  const [kind, setKind] = useState<ConnectableKindName>(
    provider && provider.kind !== 'engine' ? provider.kind : 'openai',
  );
  const facts: ProviderKind = providerKinds[kind];
  const [name, setName] = useState(provider?.name ?? '');
  const [address, setAddress] = useState(provider?.address ?? '');
  const [key, setKey] = useState('');
  const [answer, setAnswer] = useState<Connection | null>(null);
  const add = useAddProvider();
  const change = useChangeProvider(provider?.id ?? '');
  const { error, isPending } = provider ? change : add;
  const t = words('providers');

  const send = (trustFingerprint?: string): void => {
    const fields = {
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(address.trim() ? { address: address.trim() } : {}),
      ...(key.trim() ? { api_key: key.trim() } : {}),
      ...(trustFingerprint ? { trust_fingerprint: trustFingerprint } : {}),
    };
    const onSuccess = (connection: Connection): void => {
      setAnswer(connection);
      if (connection.state !== 'connected' || !provider) return;
      showToast({ title: t.providerSaved, text: connection.provider.name });
      onClose();
    };
    if (provider) change.mutate({ ...fields, revision: provider.revision }, { onSuccess });
    else add.mutate({ kind, ...fields }, { onSuccess });
  };

  if (answer?.state === 'unknown_certificate')
    return (
      <UnknownCertificate
        certificate={answer}
        isBusy={isPending}
        error={error}
        onTrust={() => send(answer.fingerprint)}
        onClose={onClose}
      />
    );
  if (answer?.state === 'connected' && !provider)
    return (
      <OfferDialog
        settings={settings}
        provider={answer.provider}
        listed={answer.models}
        title={t.connectedTitle(answer.provider.name)}
        onClose={onClose}
      />
    );
  const isLocal = kind === 'ollama' || kind === 'compatible';
  return (
    <Dialog isOpen onClose={onClose} title={provider ? t.editTitle(provider.name) : t.connectProvider}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {!provider && (
          <Field label={t.provider}>
            {(wiring) => (
              <select
                {...wiring}
                className="input"
                value={kind}
                onChange={(event) => {
                  const chosen = connectableKindNames.find((each) => each === event.target.value);
                  if (chosen) setKind(chosen);
                  setAddress('');
                }}
              >
                {connectableKindNames.map((each) => (
                  <option key={each} value={each}>
                    {each === 'compatible' ? t.kindCompatible : providerKinds[each].name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field
          label={facts.needsKey ? t.apiKey : t.apiKeyOptional}
          hint={provider?.has_key ? t.keyKept : t.keyEncrypted}
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
              required={facts.needsKey && !provider?.has_key}
              maxLength={4000}
              data-first-focus
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
        {(facts.address === null || provider) && (
          <Field
            label={t.address}
            hint={isLocal && !settings.may_use_private ? t.addressOwnerOnly : t.addressHint(facts.example)}
          >
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                type="url"
                dir="ltr"
                required
                maxLength={300}
                placeholder={facts.example}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
        )}
        {(facts.address === null || provider) && (
          <Field label={t.nameOptional}>
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                maxLength={60}
                placeholder={kind === 'compatible' ? t.kindCompatible : facts.name}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        )}
        <Failure error={error} />
        <p className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={isPending}>
            {isPending ? t.checking : provider ? t.save : t.connect}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
