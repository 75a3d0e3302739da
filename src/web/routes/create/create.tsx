import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePageTitle } from '../../components/shell/use-page-title.ts';
import { Button } from '../../components/ui/button.tsx';
import { Failure } from '../../components/ui/failure.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { uploadAsset } from '../../features/brand/api/assets.ts';
import { useModels } from '../../features/chat/api/models.ts';
import { formatChoices } from '../../features/chat/prompt-choices.ts';
import { CreatePage } from '../../features/create/components/create-page.tsx';
import { type Creation, useCreation } from '../../features/create/hooks/use-creation.ts';
import { useGenerate } from '../../features/create/hooks/use-generate.ts';
import { TemplateStrip } from '../../features/templates/components/template-strip.tsx';
import { paths } from '../../paths.ts';
import '../../styles/create.css';
import { words } from '../../lib/words.ts';
import { startCreationRun } from './start-creation-run.ts';
import { useOwnLooks } from './use-own-looks.ts';

/** Saves a logo found on a site as an asset. @throws StorageError */
async function keepLogo(dataUrl: string, name: string) {
  const blob = await (await fetch(dataUrl)).blob();
  const file = new File([blob], `${name}.${blob.type.includes('svg') ? 'svg' : 'png'}`, { type: blob.type });
  const { signal } = new AbortController();
  const kept = await uploadAsset(file, { signal, onProgress: () => undefined });
  return { id: kept.id, name: kept.asset_name, url: kept.document_url };
}

/** Route /create: loads the draft, from any browser, before showing the page. */
export function Create() {
  const t = words('create');
  usePageTitle(t.title);
  const { creation, error, retry } = useCreation();
  if (creation) return <Guided creation={creation} />;
  if (!error) return <Loading />;
  return (
    <main className="grid flex-1 content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="h2">{t.openFailed}</h1>
      <Failure error={error} />
      <Button kind="primary" onClick={retry}>
        {words('shell').tryAgain}
      </Button>
    </main>
  );
}

function Guided({ creation }: { readonly creation: Creation }) {
  const navigate = useNavigate();
  const own = useOwnLooks();
  const models = useModels().data?.models ?? [];
  const byModel = models.find(({ is_default }) => is_default)?.built_in === false;
  const onStarted = useCallback(
    (session: string) => void navigate({ to: paths.app, search: { session } }),
    [navigate],
  );
  const generation = useGenerate(creation, { byModel, startRun: startCreationRun, onStarted });
  return (
    <CreatePage
      creation={creation}
      generation={generation}
      formats={formatChoices()}
      ownLooks={own}
      byModel={byModel}
      keepLogo={keepLogo}
      templates={
        <section className="mt-10 grid max-w-160 gap-3">
          <h2 className="h3">{words('create').templates}</h2>
          <TemplateStrip />
        </section>
      }
    />
  );
}
