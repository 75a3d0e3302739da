import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import { useModelSettings } from '../api/models.ts';
import { Budgets } from './budgets.tsx';
import { LocalEngine } from './local-engine.tsx';
import { LocalServers } from './local-servers.tsx';
import { OfferedModels } from './offered-models.tsx';
import { OwnKeysChoice } from './own-keys-choice.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { Providers } from './providers.tsx';
import { WebSearch } from './web-search.tsx';

/** Model settings for all users: providers, offered models, and spending limits. */
export function ModelsPage() {
  const settings = useModelSettings();
  const [isConnecting, setIsConnecting] = useState(false);
  if (settings.error) throw settings.error;
  if (!settings.data) return <Loading />;
  const t = words('models');
  const { providers } = settings.data;
  return (
    <main className="mx-auto grid w-full max-w-220 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-8 md:gap-5 md:py-12">
      <header className="mb-2 grid gap-3">
        <h1 className="h1">{words('shell').models}</h1>
        <p className="max-w-140 text-ink-2">{t.pageText}</p>
      </header>
      <Section title={t.providersList} text={t.providersText}>
        <Providers settings={settings.data} />
        <LocalServers settings={settings.data} />
        <p>
          <Button kind={providers.length === 0 ? 'primary' : 'default'} onClick={() => setIsConnecting(true)}>
            {words('providers').connectProvider}
          </Button>
        </p>
      </Section>
      <LocalEngine />
      <Section title={t.offeredList} text={t.offeredText}>
        <OfferedModels settings={settings.data} />
      </Section>
      <Section title={t.budgetTitle} text={t.budgetText}>
        <Budgets settings={settings.data} />
      </Section>
      <Section title={t.ownKeys} text={t.ownKeysText}>
        <OwnKeysChoice settings={settings.data} />
      </Section>
      <WebSearch />
      {isConnecting && <ProviderDialog settings={settings.data} onClose={() => setIsConnecting(false)} />}
    </main>
  );
}
