export type PatchErrorCode =
  /** No element has the patch's id. */
  | 'unknown_id'
  /** An id of the new markup is already in use. */
  | 'duplicate_id'
  /** The markup is empty, has several roots, or is not allowed at its position. */
  | 'invalid_html'
  /** An attribute that patches can't set, or an unsafe value. */
  | 'forbidden_attribute'
  /** An unknown token name or an invalid token value. */
  | 'unknown_token'
  /** An invalid value for a document setting. */
  | 'invalid_value'
  /** The patch needs a block, and the id names something else. */
  | 'not_a_block'
  /** The only page can't be removed. */
  | 'last_page'
  /** The user locked the element or one inside it. */
  | 'locked';

/** Why one patch can't apply; applyPatches adds its index. */
export class PatchFault extends Error {
  readonly code: PatchErrorCode;

  constructor(code: PatchErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** No patch was applied. `index` is the position of the faulty patch in the list, from 0. */
export class PatchError extends Error {
  readonly code: PatchErrorCode;
  readonly index: number;

  constructor(index: number, code: PatchErrorCode, message: string) {
    super(`Patch ${index + 1}: ${message}`);
    this.name = 'PatchError';
    this.index = index;
    this.code = code;
  }
}
