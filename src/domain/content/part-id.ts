/**
 * Returns whether an id is one of ours, rather than a name that a writer chose: a number from the server, or letters
 * from a browser that inserted the part.
 */
export const isPartId = (id: string): boolean => /^[bp](?:\d+|-[a-z0-9]{6})$/.test(id);
