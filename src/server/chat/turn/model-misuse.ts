import { AppError } from '../../app-error.ts';

/** The model works but its output is unusable: endless text, or tool calls in a loop. */
export class ModelMisuse extends AppError {
  constructor(detail: string) {
    super('model_failed', detail);
    this.name = 'ModelMisuse';
  }
}
