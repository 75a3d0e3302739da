import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../components/ui/menu.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { inAList } from '../../../lib/in-a-list.ts';
import { counted, words } from '../../../lib/words.ts';
import { type ModelSettings, type Provider, useProviderModels, useRemoveProvider } from '../api/models.ts';
import { OllamaDialog } from './ollama-dialog.tsx';
import { ProviderDialog } from './provider-dialog.tsx';

function ProviderState({ provider }: { readonly provider: Provider }) {
  const { data, error, isFetching } = useProviderModels(provider.id);
  const common = words('providers');
  if (isFetching) return <Badge>{common.checking}</Badge>;
  if (error) return <Badge kind="danger">{words('models').notResponding}</Badge>;
  return <Badge kind="success">{counted(common.modelCount, data?.models.length ?? 0)}</Badge>;
}

function ProviderRow({
  provider,
  settings,
}: {
  readonly provider: Provider;
  readonly settings: ModelSettings;
}) {
  const list = useProviderModels(provider.id);
  const [open, setOpen] = useState<'edit' | 'remove' | 'models' | null>(null);
  const close = () => setOpen(null);
  const t = words('models');
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{provider.name}</span>
            <ProviderState provider={provider} />
            {provider.is_private && <Badge kind="outline">{t.privateNetwork}</Badge>}
            {provider.trusted_fingerprint && <Badge kind="outline">{t.trustedCertificate}</Badge>}
          </p>
          <p className="text-13 wrap-anywhere text-ink-3">
            {provider.has_key ? t.keySaved(provider.address) : t.noKey(provider.address)}
          </p>
        </div>
        <Menu
          trigger={
            <IconButton label={t.actionsFor(provider.name)}>
              <Ellipsis className="icon" aria-hidden />
            </IconButton>
          }
        >
          {provider.kind === 'ollama' && (
            <MenuItem onSelect={() => setOpen('models')}>{t.manageModels}</MenuItem>
          )}
          <MenuItem onSelect={() => setOpen('edit')}>{t.edit}</MenuItem>
          <MenuItem onSelect={() => void list.refetch()}>{t.checkAgain}</MenuItem>
          <MenuItem isDanger onSelect={() => setOpen('remove')}>
            {t.remove}
          </MenuItem>
        </Menu>
      </div>
      {list.error && !list.isFetching && (
        <p role="status" className="text-13 text-danger">
          {describeError(list.error)}
        </p>
      )}
      {open === 'edit' && <ProviderDialog settings={settings} provider={provider} onClose={close} />}
      {open === 'models' && <OllamaDialog provider={provider} settings={settings} onClose={close} />}
      {open === 'remove' && <RemoveDialog provider={provider} settings={settings} onClose={close} />}
    </li>
  );
}

function RemoveDialog({
  provider,
  settings,
  onClose,
}: {
  readonly provider: Provider;
  readonly settings: ModelSettings;
  readonly onClose: () => void;
}) {
  const remove = useRemoveProvider();
  const t = words('models');
  const lost = settings.models.filter((model) => model.provider_id === provider.id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.removeTitle(provider.name)}
      description={
        lost.length === 0 ? t.removeText : t.removeTextModels(inAList(lost.map(({ alias }) => alias)))
      }
    >
      <Failure error={remove.error} />
      <p className="mt-4 flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {words('providers').cancel}
        </Button>
        <Button
          kind="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(provider.id, { onSuccess: onClose })}
        >
          {remove.isPending ? t.removing : t.remove}
        </Button>
      </p>
    </Dialog>
  );
}

/** The connected providers; their status loads after the page. */
export function Providers({ settings }: { readonly settings: ModelSettings }) {
  // The engine has a section of its own.
  const providers = settings.providers.filter(({ kind }) => kind !== 'engine');
  if (providers.length === 0) return <p className="text-ink-2">{words('models').noProviders}</p>;
  return (
    <ul aria-label={words('models').providersList} className="-mt-3">
      {providers.map((provider) => (
        <ProviderRow key={provider.id} provider={provider} settings={settings} />
      ))}
    </ul>
  );
}
