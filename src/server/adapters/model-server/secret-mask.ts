const shown = '[secret]';

/** Returns the length of the longest end of some bytes that a secret begins with. */
function openLength(bytes: Buffer, secret: Buffer): number {
  for (let length = Math.min(secret.length - 1, bytes.length); length > 0; length -= 1)
    if (bytes.subarray(bytes.length - length).equals(secret.subarray(0, length))) return length;
  return 0;
}

/**
 * Masks a secret in bytes that arrive in pieces. Holds back only an end that may be the beginning of the secret, so
 * that a stream isn't delayed.
 */
export class SecretMask {
  readonly #secret: Buffer;
  #held = Buffer.alloc(0);

  /** @param secret must not be empty */
  constructor(secret: string) {
    this.#secret = Buffer.from(secret);
  }

  push(piece: Uint8Array): Buffer {
    const bytes = Buffer.concat([this.#held, piece]);
    const told = bytes.includes(this.#secret)
      ? // Latin 1 keeps every byte.
        Buffer.from(bytes.toString('latin1').replaceAll(this.#secret.toString('latin1'), shown), 'latin1')
      : bytes;
    const open = told.length - openLength(told, this.#secret);
    this.#held = Buffer.from(told.subarray(open));
    return told.subarray(0, open);
  }

  end(): Buffer {
    return this.#held;
  }
}
