import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useState } from 'react';
import { planOfLevel } from '../../../../domain/membership/plans.ts';
import { featureLevel } from '../../../../domain/membership/tiers.ts';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useChangeEntry } from '../api/entries.ts';
import { useKitParts } from '../api/kit-parts.ts';
import { EntryPane } from './entry-pane.tsx';
import { KitForm } from './kit-form.tsx';
import { KitRow } from './kit-row.tsx';
import { SiteKitDialog } from './site-kit-dialog.tsx';

/** Brand kits, made from a website or by hand. One can be the default for new documents. */
export function KitPane({
  canKeep,
  plans,
}: {
  /** Null while loading. */
  readonly canKeep: boolean | null;
  readonly plans: ReactNode;
}) {
  const t = words('brand');
  const parts = useKitParts();
  const changing = useChangeEntry('kit');
  const [isLookingUp, setIsLookingUp] = useState(false);

  function makeDefault(id: string, name: string): void {
    changing.mutate(
      { id, body: { is_default: true } },
      {
        onSuccess: () => showToast({ title: t.kitDefaultSet, text: t.kitDefaultSetText(name) }),
        onError: (error) => showErrorToast({ title: t.kitDefaultFailed, text: describeError(error) }),
      },
    );
  }
  return (
    <>
      {canKeep === false && (
        <aside className="kit-notice" aria-label={t.kitsPlanLabel}>
          <div className="kit-notice-words">
            <h2 className="text-16 font-semibold">
              {t.kitsPlanTitle(planOfLevel(featureLevel('custom_branding')).name)}
            </h2>
            <p className="text-ink-2">{t.kitsPlanText}</p>
          </div>
          {plans}
        </aside>
      )}
      <EntryPane
        kind="kit"
        canAdd={canKeep === true}
        isWide
        draw={(kit) => (
          <KitRow
            kit={kit}
            parts={parts}
            onMakeDefault={canKeep ? () => makeDefault(kit.id, kit.name) : undefined}
          />
        )}
        form={(entry, onDone) => <KitForm entry={entry} parts={parts} onDone={onDone} />}
        more={
          <Button onClick={() => setIsLookingUp(true)}>
            <Globe className="icon" aria-hidden />
            {t.kitFromWebsite}
          </Button>
        }
      />
      {isLookingUp && <SiteKitDialog onClose={() => setIsLookingUp(false)} />}
    </>
  );
}
