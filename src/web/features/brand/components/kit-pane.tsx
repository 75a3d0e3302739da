import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { planOfLevel } from '../../../../domain/membership/plans.ts';
import { featureLevel } from '../../../../domain/membership/tiers.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { useChangeEntry } from '../api/entries.ts';
import { useKitParts } from '../api/kit-parts.ts';
import { EntryPane } from './entry-pane.tsx';
import { KitForm } from './kit-form.tsx';
import { KitRow } from './kit-row.tsx';
import { SiteLookup } from './site-lookup.tsx';
import { SiteReview } from './site-review.tsx';

const words = {
  one: 'brand kit',
  many: 'Brand kits',
  emptyTitle: 'No brand kits yet.',
  emptyText:
    'A kit is a logo, a palette, fonts, a voice and instructions in one. Name a web site and review what it shows, or put one together by hand.',
};

/** Brand kits: made of a web site or by hand; one of them is worn by every new document. */
export function KitPane({
  canKeep,
  plans,
}: {
  /** Null while it is asked. */
  readonly canKeep: boolean | null;
  readonly plans: ReactNode;
}) {
  const parts = useKitParts();
  const changing = useChangeEntry('kit');
  const [isLookingUp, setIsLookingUp] = useState(false);

  function makeDefault(id: string, name: string): void {
    changing.mutate(
      { id, body: { is_default: true } },
      {
        onSuccess: () => showToast({ title: 'Default set', text: `Every new document wears ${name}.` }),
        onError: (error) =>
          showErrorToast({ title: 'The default was not changed.', text: describeError(error) }),
      },
    );
  }
  return (
    <>
      {canKeep === false && (
        <aside className="kit-notice" aria-label="Custom branding">
          <div className="kit-notice-words">
            <h2 className="text-16 font-semibold">
              Brand kits come with the {planOfLevel(featureLevel('custom_branding')).name} plan.
            </h2>
            <p className="text-ink-2">
              Custom branding puts your logo, colours, fonts and voice on every new document by itself.
              Assets, palettes, instructions and themes are yours on every plan.
            </p>
          </div>
          {plans}
        </aside>
      )}
      <EntryPane
        kind="kit"
        words={words}
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
            From a web site
          </Button>
        }
      />
      {isLookingUp && <SiteKitDialog onClose={() => setIsLookingUp(false)} />}
    </>
  );
}

/** Site, review, save. */
function SiteKitDialog({ onClose }: { readonly onClose: () => void }) {
  const [findings, setFindings] = useState<BrandFindings | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={findings ? `What ${findings.domain} shows` : 'Brand kit from a web site'}
    >
      {findings ? (
        <SiteReview
          findings={findings}
          onDone={(isKept) => {
            if (isKept)
              showToast({ title: 'Brand kit kept', text: 'Its logo and palette are in their lists.' });
            onClose();
          }}
        />
      ) : (
        <SiteLookup onFound={setFindings} />
      )}
    </Dialog>
  );
}
