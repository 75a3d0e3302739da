import { AppError } from '../../app-error.ts';
import type { Told } from '../../told.ts';

/** The model works but its output is unusable: endless text, or tool calls in a loop. */
export class ModelMisuse extends AppError {
  constructor(message: Told) {
    super('model_failed', message);
    this.name = 'ModelMisuse';
  }
}
