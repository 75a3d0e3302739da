/** Names the field of a drawing's text; nothing for drawings that no content stands behind. */
export type FieldsAt = (name: string) => string | undefined;

export function fieldsAt(path: string | undefined): FieldsAt {
  return (name) => (path === undefined ? undefined : path === '' ? name : `${path}.${name}`);
}

/** What a figure says of itself so that its texts keep their fields when it is drawn again. */
export function drawnFrom(path: string | undefined): Readonly<Record<string, string>> {
  return path === undefined ? {} : { 'data-drawn-from': path };
}
