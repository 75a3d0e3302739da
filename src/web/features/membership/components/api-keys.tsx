import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiKeyView } from '../../../../contract/api-keys.ts';
import { type ApiScope, apiScopes } from '../../../../domain/membership/api-scopes.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Filled } from '../../../components/ui/filled.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { type KeyChange, useApiKeys, useChangeKeys } from '../api/api-keys.ts';
import { dayOf } from '../prices.ts';

interface ProofAsk {
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onProven: (password: string) => void;
  readonly onClose: () => void;
}

/** Lifetimes of a key in days; null for keys that don't expire. */
const lives = [30, 90, 365, null] as const;

function lifeName(days: (typeof lives)[number]): string {
  const t = words('membership');
  if (days === null) return t.neverExpires;
  return days === 365 ? t.oneYear : counted(t.days, days);
}

function scopeName(scope: ApiScope): string {
  const t = words('membership');
  const names = {
    'documents:read': t.scopeRead,
    'documents:write': t.scopeWrite,
    'shares:write': t.scopeShare,
  } satisfies Record<ApiScope, string>;
  return names[scope];
}

/** API keys. On lower plans: shows which plan is needed, and allows revoking existing keys. */
export function ApiKeys({
  isAllowed,
  askProof,
}: {
  readonly isAllowed: boolean;
  /** Renders the re-authentication dialog, before a secret is shown. */
  readonly askProof: (ask: ProofAsk) => ReactNode;
}) {
  const t = words('membership');
  const keys = useApiKeys();
  const change = useChangeKeys();
  const [secret, setSecret] = useState<string | null>(null);
  const [toProve, setToProve] = useState<Extract<KeyChange, { to: 'make' | 'rotate' }> | null>(null);
  const act = (what: KeyChange) =>
    change.mutate(what, {
      onSuccess: (made) => {
        setSecret(made);
        setToProve(null);
      },
    });
  return (
    <Section
      title={t.apiKeys}
      text={
        <Filled message={t.apiKeysText}>
          <a className="link" href="/docs">
            {t.apiReference}
          </a>
        </Filled>
      }
    >
      {!isAllowed && (
        <div className="grid gap-3">
          <p className="text-ink-2">{t.apiNeedsPremium}</p>
          <p>
            <Link to={paths.pricing} className={buttonClass()}>
              {t.seePremium}
            </Link>
          </p>
        </div>
      )}
      {secret && <NewSecret secret={secret} onDone={() => setSecret(null)} />}
      <Failure error={(toProve ? null : change.error) ?? keys.error} />
      {toProve &&
        askProof({
          action: toProve.to === 'make' ? t.createKey : t.rotateKey,
          isBusy: change.isPending,
          error: change.error,
          onProven: (password) => act({ ...toProve, password }),
          onClose: () => {
            setToProve(null);
            change.reset();
          },
        })}
      {keys.data && keys.data.length > 0 && (
        <ul className="grid">
          {keys.data.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              isBusy={change.isPending}
              onRotate={isAllowed && !key.revoked_at ? () => setToProve({ to: 'rotate', id: key.id }) : null}
              onRevoke={key.revoked_at ? null : () => act({ to: 'revoke', id: key.id })}
              onDelete={() => act({ to: 'delete', id: key.id })}
            />
          ))}
        </ul>
      )}
      {isAllowed && (
        <NewKey key={secret} isBusy={change.isPending} onMake={(key) => setToProve({ to: 'make', ...key })} />
      )}
    </Section>
  );
}

function NewSecret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const t = words('membership');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div role="status" className="grid gap-3 border border-line-strong p-4">
      <p>{t.copyKeyNow}</p>
      <code className="[overflow-wrap:anywhere]">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}
        >
          {isCopied ? t.copied : t.copyKey}
        </Button>
        <Button onClick={onDone}>{t.done}</Button>
      </div>
    </div>
  );
}

function stateOf({ revoked_at, expires_at }: ApiKeyView): 'revoked' | 'expired' | null {
  if (revoked_at) return 'revoked';
  return expires_at && Date.parse(expires_at) <= Date.now() ? 'expired' : null;
}

function KeyRow({
  apiKey,
  isBusy,
  onRotate,
  onRevoke,
  onDelete,
}: {
  readonly apiKey: ApiKeyView;
  readonly isBusy: boolean;
  readonly onRotate: (() => void) | null;
  readonly onRevoke: (() => void) | null;
  readonly onDelete: () => void;
}) {
  const { name, prefix, scopes, created_at, expires_at, last_used_at } = apiKey;
  const t = words('membership');
  const state = stateOf(apiKey);
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <code className="text-13 text-ink-2">{prefix}…</code>
        {state && <Badge kind="danger">{state === 'revoked' ? t.revoked : t.expired}</Badge>}
      </p>
      <p className="text-13 text-ink-2">
        {[
          inAList(scopes),
          t.keyCreatedOn(dayOf(created_at)),
          ...(expires_at ? [t.keyExpiresOn(dayOf(expires_at))] : []),
          last_used_at ? t.keyUsedOn(dayOf(last_used_at)) : t.keyNeverUsed,
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        {onRotate && (
          <Button size="s" disabled={isBusy} onClick={onRotate} aria-label={t.rotateOf(name)}>
            {t.rotate}
          </Button>
        )}
        {onRevoke && (
          <Button size="s" disabled={isBusy} onClick={onRevoke} aria-label={t.revokeOf(name)}>
            {t.revoke}
          </Button>
        )}
        {!onRevoke && (
          <Button size="s" disabled={isBusy} onClick={onDelete} aria-label={t.deleteOf(name)}>
            {t.delete}
          </Button>
        )}
      </div>
    </li>
  );
}

function NewKey({
  isBusy,
  onMake,
}: {
  readonly isBusy: boolean;
  readonly onMake: (key: { name: string; scopes: ApiScope[]; expires_in_days: number | null }) => void;
}) {
  const t = words('membership');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['documents:read', 'documents:write']);
  const [life, setLife] = useState('90');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = name.trim() === '' ? t.keyNameMissing : null;
    setFault(wrong);
    if (wrong || scopes.length === 0 || isBusy) return;
    onMake({ name: name.trim(), scopes: [...scopes], expires_in_days: life === '' ? null : Number(life) });
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <Field label={t.keyName} error={fault} hint={t.keyNameHint}>
        {(wiring) => (
          <input
            {...wiring}
            className="input"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{t.permissions}</legend>
        {apiScopes.map((scope) => (
          <label key={scope} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
            {scopeName(scope)}
          </label>
        ))}
      </fieldset>
      <Field label={t.expiresIn}>
        {(wiring) => (
          <select
            {...wiring}
            className="input"
            value={life}
            onChange={(event) => setLife(event.target.value)}
          >
            {lives.map((days) => (
              <option key={days} value={days ?? ''}>
                {lifeName(days)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button type="submit" isBusy={isBusy} disabled={scopes.length === 0}>
          {t.createKey}
        </Button>
      </p>
    </form>
  );
}
