import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { counted, words } from '../../../lib/words.ts';
import { type LocalServers as Found, type LocalServer, useLocalServers } from '../api/local-models.ts';
import { type ModelSettings, type Provider, useAddProvider } from '../api/models.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OllamaDialog } from './ollama-dialog.tsx';

const installCommands: Readonly<Partial<Record<Found['platform'], string>>> = {
  linux: 'curl -fsSL https://ollama.com/install.sh | sh',
  macos: 'brew install ollama && brew services start ollama',
  windows: 'winget install Ollama.Ollama',
};

const pullCommand = 'ollama pull qwen3:8b';

function FoundServer({
  server,
  onConnected,
}: {
  readonly server: LocalServer;
  readonly onConnected: (provider: Provider) => void;
}) {
  const add = useAddProvider();
  // Not in `onSuccess`, which isn't called once the list is refetched without this server. `Failure` shows errors.
  const connect = (): void =>
    void add
      .mutateAsync({ kind: server.kind, name: server.name, address: server.address })
      .then((answer) => answer.state === 'connected' && onConnected(answer.provider))
      .catch(() => undefined);
  const t = words('providers');
  const count = server.model_count === 0 ? t.noModelsYet : counted(t.modelCount, server.model_count);
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{server.name}</span>
            <Badge kind={server.model_count > 0 ? 'success' : 'neutral'}>{count}</Badge>
          </p>
          <p className="text-13 wrap-anywhere text-ink-3">{server.address}</p>
        </div>
        <Button size="s" isBusy={add.isPending} onClick={connect} aria-label={t.connectNamed(server.name)}>
          {add.isPending ? t.connecting : t.connect}
        </Button>
      </div>
      <Failure error={add.error} />
    </li>
  );
}

/** Local model servers, connected with one click; without any, shows how to install one. */
export function LocalServers({ settings }: { readonly settings: ModelSettings }) {
  const local = useLocalServers();
  const [connected, setConnected] = useState<Provider | null>(null);
  const t = words('providers');
  if (!settings.may_use_private) return null;
  const open = local.data?.servers.filter((server) => !server.is_connected) ?? [];
  const hasNothing = local.data && open.length === 0 && settings.providers.length === 0;
  return (
    <>
      {open.length > 0 && (
        <div>
          <h3 className="text-13 text-ink-3">{t.foundHere}</h3>
          <ul aria-label={t.foundHere}>
            {open.map((server) => (
              <FoundServer key={server.address} server={server} onConnected={setConnected} />
            ))}
          </ul>
        </div>
      )}
      {hasNothing && local.data && (
        <details className="text-ink-2">
          <summary className="cursor-pointer font-semibold">{t.runHere}</summary>
          <p className="mt-2">{t.runHereText}</p>
          <pre dir="ltr" className="mt-2 overflow-x-auto border border-line p-3 text-13">
            {installCommands[local.data.platform] ?? t.installOther}
            {`\n${pullCommand}`}
          </pre>
        </details>
      )}
      {connected?.kind === 'ollama' && (
        <OllamaDialog provider={connected} settings={settings} onClose={() => setConnected(null)} />
      )}
      {connected && connected.kind !== 'ollama' && (
        <OfferDialog
          settings={settings}
          provider={connected}
          title={t.connectedTitle(connected.name)}
          onClose={() => setConnected(null)}
        />
      )}
    </>
  );
}
