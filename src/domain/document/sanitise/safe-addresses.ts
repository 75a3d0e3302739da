const link = /^(?:https?:\/\/[^\s\\<>"'`/?#]+(?:[/?#][^\s\\<>"'`]*)?|mailto:[^\s\\<>"'`]+)$/i;
const pictureData = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const ownFile = /^\/files\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;

/** The address of a link when it is http, https or mailto and nothing else; otherwise null. */
export function safeLink(value: string): string | null {
  const trimmed = value.trim();
  return trimmed.length <= 2000 && link.test(trimmed) ? trimmed : null;
}

/** The source of a picture: inlined bytes of a known raster type, or a file of our own store; otherwise null. */
export function safePictureSource(value: string): string | null {
  const trimmed = value.trim();
  return pictureData.test(trimmed) || (trimmed.length <= 2000 && ownFile.test(trimmed)) ? trimmed : null;
}
