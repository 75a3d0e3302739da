import { tell } from '../speech/saying.ts';
import type { Request, Step } from './request.ts';
import { refuse } from './request.ts';

/** The user's logo, by the name that content uses for its picture. */
export interface OwnLogo {
  readonly source: string;
  /** Text alternative. */
  readonly text: string;
}

const logoWord =
  /(?<!\p{L})(?:logo|logos|logotype|firmenlogo|logotipo|logotypu|bedrijfslogo)(?!\p{L})|ロゴ|标志|徽标|شعار/iu;

/* Words that leave the request about the logo itself: verbs of placing, owners, places on the page. */
const beside = new Set(
  `add put place insert use show include set need want print have with can could would you i like please my our the a an
   company business own in into on onto to at of top upper left right corner header head page pages slide slides every
   each all document here invoice letter flyer poster report it this there also and
   should must be is goes belongs missing forgot corner side somewhere visible
   füge füg setze setz nimm zeig zeige mein meine meinem unser unsere unserem das ein hinzu ein oben auf in die der den
   dem seite bitte rein drauf mit soll sollte muss gehört fehlt sein ecke
   ajoute ajoutez mets mettez insère insérez place placez mon notre le la les en haut sur dans page l à gauche droite avec
   doit devrait être manque il coin svp
   añade añadir agrega agregar pon poner inserta mi nuestro el la arriba en página por favor con
   debe debería estar falta esquina
   aggiungi aggiungere metti inserisci il mio nostro in alto alla nella pagina per favore con
   adicione adiciona adicionar coloque coloca insira meu nosso o no na topo página
   voeg zet plaats toe mijn ons onze het bovenaan op pagina graag
   dodaj wstaw umieść moje mój nasze nasz na górze stronie proszę`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const removing =
  /(?<!\p{L})(?:remove|delete|drop|without|hide|entferne?|lösche?|ohne|supprimez?|retirez?|enlevez?|sans|elimina|quita|borra|sin|rimuovi|togli|senza|remova|remove|retire|sem|verwijder|zonder|usuń|bez)(?!\p{L})|削除|消して|删除|去掉|أزل|احذف/giu;

/** Returns whether a prompt speaks of a logo at all. */
export const namesLogo = (prompt: string): boolean => logoWord.test(prompt);

/** Returns what a request does with the logo; null if it is about something else ('Add logo design, $500'). */
export function logoWish(text: string): 'add' | 'remove' | null {
  if (!namesLogo(text)) return null;
  const isRemoval = text.search(removing) >= 0;
  const rest = text.replace(removing, ' ').replace(logoWord, ' ');
  // In scripts without spaces, a short request has no room for another subject.
  const words = rest.toLowerCase().match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
  const isOther = words.some((word) => !beside.has(word) && /[\p{Script=Latin}\p{N}]/u.test(word));
  if (isOther || text.length > 100) return null;
  return isRemoval ? 'remove' : 'add';
}

/** Returns the change of a request about the logo; null if it is about something else. */
export function changeLogo(
  { text, content }: Pick<Request, 'text' | 'content'>,
  logo: OwnLogo | null | undefined,
): Step | null {
  const wish = logoWish(text);
  if (wish === null) return null;
  if (wish === 'remove')
    return content.head.logo
      ? { operations: [{ op: 'set', at: 'head.logo', value: null }], said: tell('logoRemoved') }
      : refuse(tell('noLogoOnPage'));
  if (!logo) return refuse(tell('noLogo'));
  return {
    operations: [{ op: 'set', at: 'head.logo', value: { source: logo.source, text: logo.text } }],
    said: tell('logoPlaced'),
  };
}
