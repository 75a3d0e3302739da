import { type KeyboardEvent, useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useSiteLookup } from '../api/site-brand.ts';

/** Reserved for examples. */
const exampleSite = 'example.com';

/** Asks for a website and reads its brand; keeps the input on failure. */
export function SiteLookup({ onFound }: { readonly onFound: (findings: BrandFindings) => void }) {
  const t = words('site-kit');
  const { lookup, cancel } = useSiteLookup();
  const [domain, setDomain] = useState('');
  const [isTold, setIsTold] = useState(false);
  const isMissing = isTold && !domain.trim();

  function start(): void {
    setIsTold(true);
    if (domain.trim()) lookup.mutate(domain.trim(), { onSuccess: onFound });
  }
  // Not a `<form>`, because it is used inside other forms.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    start();
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t.website}
        hint={t.hint}
        error={isMissing ? t.missing : lookup.error ? describeError(lookup.error) : null}
      >
        {(wiring) => (
          <input
            {...wiring}
            className="input"
            type="text"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={exampleSite}
            maxLength={2000}
            data-first-focus
            readOnly={lookup.isPending}
            value={domain}
            onChange={(event) => setDomain(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" isBusy={lookup.isPending} onClick={lookup.isPending ? undefined : start}>
          {lookup.isPending ? t.lookUpBusy : t.lookUp}
        </Button>
        {lookup.isPending && (
          <>
            <Button onClick={cancel}>{t.stop}</Button>
            <progress className="lookup-progress" aria-label={t.lookingAt(domain.trim())} />
          </>
        )}
      </div>
    </div>
  );
}
