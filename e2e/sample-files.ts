/** A two-color flag, as input for a file field. */
export const flagFile = {
  name: 'flag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAABlBMVEX///8QWjwm37lXAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAGUlEQVQokWNggANGLIBhVJpxNFjggLLkAADfCwGRMWFWjAAAAABJRU5ErkJggg==',
    'base64',
  ),
};
