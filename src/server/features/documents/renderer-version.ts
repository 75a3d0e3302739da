/** Incremented when a change of the renderer or the kit changes the output for the same content. */
export const rendererVersion = 3;
