import { fileURLToPath } from 'node:url';
import type { MadePdf, MakeOrder } from '../make-pdf.ts';

/** Folder of the checkout that this code is of. */
export const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the command line asks of a running Octavo, as one line of JSON. */
export interface MakeRequest extends MakeOrder {
  /** A running Octavo of another checkout makes other pages. */
  readonly checkout: string;
  /** See digestPageSettings. */
  readonly settings: string;
}

/** What comes back, a line of JSON each: `refused`, or `accepted`, any `progress`, and `made` or `failed`. */
export type MakeAnswer =
  /** Nothing was begun. */
  | { readonly type: 'refused' }
  | { readonly type: 'accepted' }
  | { readonly type: 'progress'; readonly line: string }
  | ({ readonly type: 'made' /** base64 */; readonly pdf: string } & Omit<MadePdf, 'pdf'>)
  | { readonly type: 'failed'; readonly message: string };
