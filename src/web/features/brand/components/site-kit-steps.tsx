import { useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { SiteLookup } from './site-lookup.tsx';
import { SiteReview } from './site-review.tsx';

/** The steps of making a brand kit from a website: look up, review, save. */
export function SiteKitSteps({ onClose }: { readonly onClose: () => void }) {
  const t = words('site-kit');
  const [findings, setFindings] = useState<BrandFindings | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={findings ? t.foundOn(findings.domain) : t.title}>
      {findings ? (
        <SiteReview
          findings={findings}
          onDone={(isKept) => {
            if (isKept)
              showToast({
                title: t.saved,
                text: t.savedText,
              });
            onClose();
          }}
        />
      ) : (
        <SiteLookup onFound={setFindings} />
      )}
    </Dialog>
  );
}
