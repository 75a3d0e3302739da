import { randomBytes } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** Folder for uploads in progress; on the same disk, so files can be renamed into place. */
const incoming = '.incoming';

/**
 * Writes atomically: the library writes in place, so readers could see a partial file. Here a file is renamed
 * into place when complete.
 */
export class DiskDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const draft = `${incoming}/${randomBytes(12).toString('hex')}`;
    try {
      await super.put(draft, contents);
      const place = join(this.#root, key);
      await mkdir(dirname(place), { recursive: true });
      await rename(join(this.#root, draft), place);
    } catch (error) {
      await super.delete(draft);
      throw error;
    }
  }
}
