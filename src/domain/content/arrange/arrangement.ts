import type { Page } from '../document-content.ts';
import type { Operation } from '../edit/operation.ts';

/** Another arrangement of a page: the same content in other blocks, another order or another layout. */
export interface Arrangement {
  /** Shown below its thumbnail: 'Figures first'. */
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** A page in another arrangement, with its own id. */
export interface ArrangedPage {
  readonly name: string;
  readonly page: Page;
}
