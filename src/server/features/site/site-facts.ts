import type { z } from 'zod';
import type { siteView } from '../../../contract/service.ts';
import type { Deps } from '../../deps.ts';

/**
 * Placeholder until the installation configures an address. The domain is reserved for examples, so email to
 * it is never delivered.
 */
const unsetSupportAddress = 'support@octavo.example';

/** Returns the installation's facts for the public pages. */
export function siteFacts(deps: Pick<Deps, 'config' | 'version'>): z.infer<typeof siteView> {
  const { bookingUrl, supportEmail, postalAddress } = deps.config.company;
  const support = supportEmail ?? unsetSupportAddress;
  return {
    booking_url: bookingUrl ?? `mailto:${support}?subject=${encodeURIComponent('A demo of Octavo')}`,
    support_email: support,
    postal_address: postalAddress ?? 'A self-hosted Octavo',
    version: deps.version,
  };
}
