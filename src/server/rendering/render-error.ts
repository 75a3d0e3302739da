/** `unprocessable` is a fault of the page: it stays however often one tries. */
export type RenderErrorCode =
  | 'render_failed'
  | 'unprocessable'
  | 'render_busy'
  | 'deadline_exceeded'
  | 'cancelled';

/** A rendering that gave no result. The message is safe to show and says what to do. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.code = code;
  }
}
