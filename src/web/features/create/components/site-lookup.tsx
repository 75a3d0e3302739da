import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { lookUpSite, type SiteFindings } from '../api/creation.ts';
import { type BrandLook, noBrand } from '../creation-state.ts';

const mostColours = 6;

/** Reserved for examples. */
const exampleSite = 'example.com';

/** Reads the brand of a website: its colors, fonts and logo. */
export function SiteLookup({
  keepLogo,
  onChoose,
}: {
  readonly keepLogo: (dataUrl: string, name: string) => Promise<NonNullable<BrandLook['logo']>>;
  readonly onChoose: (look: BrandLook) => void;
}) {
  const t = words('create');
  const [domain, setDomain] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [work, setWork] = useState<AbortController | null>(null);
  const running = useRef<AbortController | null>(null);
  running.current = work;
  useEffect(() => () => running.current?.abort(), []);

  async function logoOf({ logos, name, domain: at }: SiteFindings): Promise<BrandLook['logo']> {
    const [best] = logos;
    // Ignored, because a page doesn't need a logo; the account may be out of storage.
    return best ? keepLogo(best.data_url, t.logoOf(name?.text ?? at).slice(0, 100)).catch(() => null) : null;
  }

  async function lookUp(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (domain.trim() === '' || work) return;
    const controller = new AbortController();
    setWork(controller);
    setFault(null);
    setNote('');
    try {
      const found = await lookUpSite(domain.trim(), controller.signal);
      const colors = [...new Set(found.colors.map(({ hex }) => hex))].slice(0, mostColours);
      if (colors.length === 0 && found.logos.length === 0 && found.fonts.length === 0) {
        setFault(t.siteEmpty);
        return;
      }
      onChoose({
        ...noBrand,
        source: 'site',
        id: found.domain,
        name: found.name?.text.slice(0, 100) || found.domain,
        colors,
        fonts: found.fonts.slice(0, 2).map(({ family, role }) => ({ family, role })),
        logo: await logoOf(found),
      });
      setNote(found.notes.join(' '));
    } catch (error) {
      if (!controller.signal.aborted) setFault(describeError(error).replace(/^domain: /, ''));
    } finally {
      setWork(null);
    }
  }

  return (
    <form onSubmit={(event) => void lookUp(event)}>
      <Field label={t.siteLabel} error={fault} hint={note || t.siteHint}>
        {(wiring) => (
          <div className="flex gap-2">
            <input
              {...wiring}
              className="input min-w-0"
              inputMode="url"
              autoComplete="url"
              maxLength={2_000}
              placeholder={exampleSite}
              value={domain}
              onChange={(event) => setDomain(event.target.value)}
            />
            {work ? (
              <Button className="min-h-11!" onClick={() => work.abort()}>
                {t.cancel}
              </Button>
            ) : (
              <Button type="submit" className="min-h-11!" disabled={domain.trim() === ''}>
                {t.siteLookUp}
              </Button>
            )}
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {work ? t.siteReading : ''}
      </p>
    </form>
  );
}
