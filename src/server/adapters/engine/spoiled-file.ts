import { AppError } from '../../app-error.ts';
import type { Told } from '../../told.ts';

/** A file that isn't the wanted one. What has arrived of it is deleted, so that the next try begins again. */
export class SpoiledFile extends AppError {
  constructor(message: Told) {
    super('unprocessable', message);
  }
}
