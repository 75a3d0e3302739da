/** Raised when the renderer or the kit changes what the same content prints as. */
export const rendererVersion = 3;
