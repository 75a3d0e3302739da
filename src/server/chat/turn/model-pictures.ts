/** Pictures as models write them: by a short name instead of their bytes, which would cost a book of tokens. */
export interface ModelPictures {
  /** Markup with names in the place of pictures' bytes. */
  fold(html: string): string;
  /** Markup with the pictures that the names mean; a name that means nothing stays and is cleaned away later. */
  unfold(html: string): string;
  /** The name of a picture, a new one where it has none yet. */
  add(url: string): string;
}

const inlineSource = /(\ssrc=")(data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)(")/g;
const namedSource = /(\ssrc=)(["'])asset:([A-Za-z0-9._-]{1,64})\2/g;

/** @param assets what the user has chosen, by name */
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
