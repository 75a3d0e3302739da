/** Returns the field of a drawing's text; undefined for drawings without content. */
export type FieldsAt = (name: string) => string | undefined;

export function fieldsAt(path: string | undefined): FieldsAt {
  return (name) => (path === undefined ? undefined : path === '' ? name : `${path}.${name}`);
}

/** Returns the attribute of a figure that lets its texts keep their fields when it is redrawn. */
export function drawnFrom(path: string | undefined): Readonly<Record<string, string>> {
  return path === undefined ? {} : { 'data-drawn-from': path };
}
