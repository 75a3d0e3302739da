import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ShareView } from '../../../../contract/sharing.ts';
import { maxSharePasswordLength } from '../../../../contract/sharing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { CallError, describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import type { ShareChoices } from '../api/shares.ts';
import { dateOf, expiryChoices, expiryOf, shareMoment, sitesOf } from '../share-words.ts';

interface ShareFormProps {
  /** The link being edited; null for a new one. */
  readonly share: ShareView | null;
  /** Newest version of the document; null while loading. */
  readonly currentVersion: number | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSave: (choices: ShareChoices) => void;
  readonly onCancel: (() => void) | null;
}

/** Form of a link: contents, access and expiry. */
export function ShareForm({ share, currentVersion, isBusy, error, onSave, onCancel }: ShareFormProps) {
  const t = words('sharing');
  const [version, setVersion] = useState(share?.version ?? null);
  const [expiry, setExpiry] = useState(share?.expires_at ? 'keep' : 'never');
  const [date, setDate] = useState(share?.expires_at ? dateOf(share.expires_at) : '');
  const [asksPassword, setAsksPassword] = useState(share?.has_password ?? false);
  const [password, setPassword] = useState('');
  const [mayDownload, setMayDownload] = useState(share?.may_download ?? true);
  const [sites, setSites] = useState(share?.embed_origins.join('\n') ?? '');
  const [problem, setProblem] = useState<{ field: 'date' | 'password'; words: string } | null>(null);
  const isKept = asksPassword && share?.has_password === true && password === '';
  const fieldError = (name: string) =>
    error instanceof CallError
      ? (error.fields.find(({ path }) => path.startsWith(name))?.message ?? null)
      : null;
  const sitesError = fieldError('embed_origins');

  function save(event: FormEvent): void {
    event.preventDefault();
    // The dialog may be rendered inside another form; submits only this one.
    event.stopPropagation();
    const expiresAt = expiry === 'keep' ? share?.expires_at : expiryOf(expiry, date, new Date());
    if (expiresAt === undefined) {
      setProblem({ field: 'date', words: t.dateWrong });
      return;
    }
    if (asksPassword && !isKept && password.trim() === '') {
      setProblem({ field: 'password', words: t.passwordMissing });
      return;
    }
    setProblem(null);
    onSave({
      version,
      may_download: mayDownload,
      embed_origins: sitesOf(sites),
      ...(expiry === 'keep' ? {} : { expires_at: expiresAt }),
      ...(isKept ? {} : { password: asksPassword ? password : null }),
    });
  }

  return (
    <form onSubmit={save} className="grid gap-4" noValidate>
      <Field label={t.shows}>
        {(wiring) => (
          <select
            {...wiring}
            className="input"
            value={version ?? 'newest'}
            onChange={({ target }) => setVersion(target.value === 'newest' ? null : Number(target.value))}
          >
            <option value="newest">{t.showsNewest}</option>
            {versionsToKeep(share?.version ?? null, currentVersion).map((each) => (
              <option key={each} value={each}>
                {t.showsVersion(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.ends}>
          {(wiring) => (
            <select
              {...wiring}
              className="input"
              value={expiry}
              onChange={({ target }) => setExpiry(target.value)}
            >
              {share?.expires_at && <option value="keep">{shareMoment(share.expires_at)}</option>}
              {expiryChoices().map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {expiry === 'date' && (
          <Field
            label={t.lastDay}
            error={problem?.field === 'date' ? problem.words : fieldError('expires_at')}
          >
            {(wiring) => (
              <input
                {...wiring}
                type="date"
                className="input"
                value={date}
                min={dateOf(new Date().toISOString())}
                onChange={({ target }) => setDate(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <div className="grid gap-1">
        <Tick isOn={mayDownload} onChange={setMayDownload}>
          {t.allowDownload}
        </Tick>
        <Tick isOn={asksPassword} onChange={setAsksPassword}>
          {t.requirePassword}
        </Tick>
      </div>
      {asksPassword && (
        <Field
          label={t.password}
          hint={share?.has_password ? t.passwordKept : t.passwordApart}
          error={problem?.field === 'password' ? problem.words : fieldError('password')}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              autoComplete="off"
              spellCheck={false}
              maxLength={maxSharePasswordLength}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      )}
      {!asksPassword && (
        <details open={sites !== ''} className="share-more">
          <summary>{t.embedTitle}</summary>
          <Field label={t.embedSites} hint={t.embedSitesHint} error={sitesError}>
            {(wiring) => (
              <textarea
                {...wiring}
                rows={2}
                dir="ltr"
                className="input resize-y"
                value={sites}
                onChange={({ target }) => setSites(target.value)}
              />
            )}
          </Field>
        </details>
      )}
      {error !== null && error !== undefined && (
        <p role="alert" className="font-semibold text-danger">
          {describeError(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        <Button kind="primary" type="submit" isBusy={isBusy} autoFocus={share === null}>
          {share === null ? (isBusy ? t.creating : t.create) : isBusy ? t.saving : t.save}
        </Button>
      </div>
    </form>
  );
}

/** Returns the versions that a link can be pinned to: its current one and the newest. */
function versionsToKeep(kept: number | null, current: number | null): number[] {
  return [...new Set([kept, current])].filter((version) => version !== null);
}

function Tick({
  isOn,
  onChange,
  children,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="share-tick">
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
