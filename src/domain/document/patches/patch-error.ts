export type PatchErrorCode =
  /** No element has the id that the patch names. */
  | 'unknown_id'
  /** An id of the new markup is in use elsewhere. */
  | 'duplicate_id'
  /** The markup is empty, has several roots, or cannot stand where it was put. */
  | 'invalid_html'
  /** An attribute that no patch may set, or a value that is not safe for it. */
  | 'forbidden_attribute'
  /** A token name or value that is not one. */
  | 'unknown_token'
  /** A value that the document's own setting cannot have. */
  | 'invalid_value'
  /** The patch works on blocks, and the id names something else. */
  | 'not_a_block'
  /** The only page cannot go. */
  | 'last_page'
  /** The user has pinned the element, or something in it. */
  | 'locked';

/** Why one patch cannot apply; applyPatches adds which one it was. */
export class PatchFault extends Error {
  readonly code: PatchErrorCode;

  constructor(code: PatchErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Nothing was applied. `index` is the place of the faulty patch in the list, from 0. */
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
