import { fileURLToPath } from 'node:url';
import type { StoredError } from '../../../contract/error-codes.ts';
import type { MadePdf, MakeOrder } from '../make-pdf.ts';

/** Root folder of this checkout. */
export const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Request from the command line to a running Octavo: one line of JSON. */
export interface MakeRequest extends MakeOrder {
  /** An Octavo running from another checkout would make other pages. */
  readonly checkout: string;
  /** See digestPageSettings. */
  readonly settings: string;
}

/**
 * Response, one line of JSON each: `refused`, or `accepted`, any number of `progress`, and `made` or
 * `failed`.
 */
export type MakeAnswer =
  /** Nothing was started. */
  | { readonly type: 'refused' }
  | { readonly type: 'accepted' }
  | { readonly type: 'progress'; readonly line: string }
  | ({ readonly type: 'made' /** base64 */; readonly pdf: string } & Omit<MadePdf, 'pdf'>)
  | ({ readonly type: 'failed' } & StoredError);
