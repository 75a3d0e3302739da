/** A flag in two colours, as a file field takes it. */
export const flagFile = {
  name: 'flag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAABlBMVEX///8QWjwm37lXAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAGUlEQVQokWNggANGLIBhVJpxNFjggLLkAADfCwGRMWFWjAAAAABJRU5ErkJggg==',
    'base64',
  ),
};
