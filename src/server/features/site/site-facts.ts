import type { z } from 'zod';
import type { siteView } from '../../../contract/service.ts';
import type { Deps } from '../../deps.ts';

/** Reserved for examples and never delivered: shown until an installation names its own. */
const unsetSupportAddress = 'support@octavo.example';

/** What the public pages show of this installation. */
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
