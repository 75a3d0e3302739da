const link = /^(?:https?:\/\/[^\s\\<>"'`/?#]+(?:[/?#][^\s\\<>"'`]*)?|mailto:[^\s\\<>"'`]+)$/i;
const pictureData = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const ownFile = /^\/files\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;

/** Returns the URL of a link if it is http, https or mailto; otherwise null. */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  return trimmed.length <= 2000 && link.test(trimmed) ? trimmed : null;
}

/**
 * Returns the source of a picture if it is inline data of a known raster type or a file of our own store;
 * otherwise null.
 */
export function safePictureSource(value: string): string | null {
  const trimmed = value.trim();
  return pictureData.test(trimmed) || (trimmed.length <= 2000 && ownFile.test(trimmed)) ? trimmed : null;
}
