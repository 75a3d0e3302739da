import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { useEntries } from '../../features/brand/api/entries.ts';
import { SiteKitDialog } from '../../features/brand/components/site-kit-dialog.tsx';
import { useModels } from '../../features/chat/api/models.ts';
import { useModelSettings } from '../../features/models/api/models.ts';
import { LocalServers } from '../../features/models/components/local-servers.tsx';
import { ProviderDialog } from '../../features/models/components/provider-dialog.tsx';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';

/** A step of the welcome. Once done, it shows its result instead of its actions. */
function Step({
  number,
  title,
  done = null,
  children,
}: {
  readonly number: number;
  readonly title: string;
  /** Result; null while it is open. */
  readonly done?: string | null;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
      <span
        className={
          done === null
            ? 'num grid size-7 place-items-center border border-line text-13 font-semibold text-ink-2'
            : 'grid size-7 place-items-center bg-success text-paper'
        }
        aria-hidden
      >
        {done === null ? number : <Check className="icon" />}
      </span>
      <div className="grid content-start gap-2.5">
        <h3 className="h3 leading-7">{title}</h3>
        {done === null ? children : <p className="text-ink-2">{done}</p>}
      </div>
    </li>
  );
}

function ModelStep() {
  const t = words('welcome');
  const connected = useModels().data?.models.find((model) => !model.built_in);
  const settings = useModelSettings().data;
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <Step number={1} title={t.modelTitle} done={connected ? t.modelDone(connected.label) : null}>
      <p className="text-ink-2">{t.modelText}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => setIsConnecting(true)} isBusy={isConnecting && !settings}>
          {t.modelConnect}
        </Button>
        <Link to={paths.models} className="link">
          {t.modelLocal}
        </Link>
      </p>
      {settings && <LocalServers settings={settings} />}
      {isConnecting && settings && (
        <ProviderDialog settings={settings} onClose={() => setIsConnecting(false)} />
      )}
    </Step>
  );
}

function BrandStep() {
  const t = words('welcome');
  const kit = useEntries('kit').data?.pages[0]?.entries[0];
  const [isLookingUp, setIsLookingUp] = useState(false);
  return (
    <Step number={2} title={t.brandTitle} done={kit ? t.brandDone(kit.name) : null}>
      <p className="text-ink-2">{t.brandText}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => setIsLookingUp(true)}>{t.brandFromSite}</Button>
        <Link to={paths.assets} search={{ tab: 'kits' }} className="link">
          {t.brandByHand}
        </Link>
      </p>
      {isLookingUp && <SiteKitDialog onClose={() => setIsLookingUp(false)} />}
    </Step>
  );
}

/** First visit of the owner: connect a model, add a brand, make a page. Each step is optional. */
export function Welcome({
  onSkip,
  children,
}: {
  readonly onSkip: () => void;
  /** Ways to make the first page. */
  readonly children: ReactNode;
}) {
  const t = words('welcome');
  return (
    <section aria-labelledby="welcome" className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id="welcome" className="h2">
          {t.title}
        </h2>
        <button type="button" className={buttonClass({ kind: 'quiet', size: 's' })} onClick={onSkip}>
          {t.skip}
        </button>
      </div>
      <ol className="grid gap-6">
        <ModelStep />
        <BrandStep />
        <Step number={3} title={t.pageTitle}>
          <p className="text-ink-2">{t.pageText}</p>
          {children}
        </Step>
      </ol>
    </section>
  );
}
