import { AppError } from '../../app-error.ts';

/** The model works but gives nothing that a page can be made of: output without end, tools in a circle. */
export class ModelMisuse extends AppError {
  constructor(detail: string) {
    super('model_failed', detail);
    this.name = 'ModelMisuse';
  }
}
