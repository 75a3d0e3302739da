import type { TermHit } from '../lexicon/term-finder.ts';
import type { BillPlace } from './add-line.ts';
import type { Request } from './request.ts';

/** A request on a page with a bill, with the terms it contains. */
export interface BillRequest {
  readonly request: Request;
  readonly bill: BillPlace;
  readonly hits: readonly TermHit[];
  readonly names: ReadonlySet<string>;
  /** In percent, if the request names one. */
  readonly percent: number | undefined;
}
