import type { Told } from '../told.ts';
/** `unprocessable` means a fault of the page: retrying doesn't help. */
export type RenderErrorCode =
  | 'render_failed'
  | 'unprocessable'
  | 'render_busy'
  | 'deadline_exceeded'
  | 'cancelled';

/** A failed rendering. The message is safe to show and tells what to do. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;
  readonly told: Told;

  constructor(code: RenderErrorCode, message: Told, options?: ErrorOptions) {
    super(message.detail, options);
    this.name = 'RenderError';
    this.code = code;
    this.told = message;
  }
}
