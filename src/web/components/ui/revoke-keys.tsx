import { words } from '../../lib/words.ts';

/** Checkbox to revoke API keys when the password changes; otherwise they stay valid. */
export function RevokeKeys({
  isChosen,
  onChange,
}: {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const t = words('identity');
  return (
    <label className="flex min-h-9 items-start gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {t.revokeKeys}
        <span className="block text-13 text-ink-2">{t.revokeKeysText}</span>
      </span>
    </label>
  );
}
