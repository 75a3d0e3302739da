/**
 * Replaces pictures by short names in model input and output, because their bytes would cost too many tokens.
 */
export interface ModelPictures {
  /** Replaces picture bytes in markup by names. */
  fold(html: string): string;
  /** Replaces names in markup by pictures. Unknown names stay and are sanitized later. */
  unfold(html: string): string;
  /** Returns the name of a picture; assigns one if it is new. */
  add(url: string): string;
}

const inlineSource = /(\ssrc=")(data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)(")/g;
const namedSource = /(\ssrc=)(["'])asset:([A-Za-z0-9._-]{1,64})\2/g;

/** @param assets the user's selected assets, by name */
export function createModelPictures(assets: ReadonlyMap<string, string> = new Map()): ModelPictures {
  const byName = new Map(assets);
  const nameOf = new Map([...assets].map(([name, url]) => [url, name] as const));

  function nameFor(url: string): string {
    const known = nameOf.get(url);
    if (known !== undefined) return known;
    let count = nameOf.size + 1;
    while (byName.has(`picture-${count}`)) count += 1;
    const name = `picture-${count}`;
    nameOf.set(url, name);
    byName.set(name, url);
    return name;
  }

  return {
    add: nameFor,
    fold: (html) =>
      html.replace(inlineSource, (_all, before: string, url: string, after: string) => {
        return `${before}asset:${nameFor(url)}${after}`;
      }),
    unfold: (html) =>
      html.replace(namedSource, (all, before: string, _quote, name: string) => {
        const url = byName.get(name);
        return url === undefined ? all : `${before}"${url}"`;
      }),
  };
}
