import { useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { SiteLookup } from './site-lookup.tsx';
import { SiteReview } from './site-review.tsx';

/** Makes a brand kit from a website: look up, review, save. */
export function SiteKitDialog({ onClose }: { readonly onClose: () => void }) {
  const [findings, setFindings] = useState<BrandFindings | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={findings ? `Found on ${findings.domain}` : 'Brand kit from a website'}
    >
      {findings ? (
        <SiteReview
          findings={findings}
          onDone={(isKept) => {
            if (isKept)
              showToast({
                title: 'Brand kit saved',
                text: 'Its logo and palette are saved to your lists too.',
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
