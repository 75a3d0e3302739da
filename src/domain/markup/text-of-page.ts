import { Tokenizer } from 'htmlparser2';

const nothing = (): void => {};

/**
 * Returns the text of an HTML page with entities resolved, including styles and scripts. Builds no tree, so
 * depth costs nothing.
 */
export function textOfPage(html: string): string {
  const parts: string[] = [];
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => parts.push(html.slice(start, end)),
      ontextentity: (point) => parts.push(String.fromCodePoint(point)),
      oncdata: nothing,
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onopentagname: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('');
}
