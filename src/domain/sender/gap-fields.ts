import { fold } from '../composer/lexicon/fold.ts';
import type { SenderField } from './sender.ts';

/* Which detail of the sender a placeholder asks for, by its name, in the languages of the composer. */

const terms: Readonly<Record<SenderField, string>> = {
  name: 'name, full name, first and last name, vorname und nachname, vor- und nachname, nom, nom et prénom, prénom et nom, nombre, nombre y apellidos, nombre completo, nome, nome e cognome, nome completo, naam, volledige naam, imię i nazwisko, nazwisko, お名前, 名前, 氏名, 姓名, 名字, الاسم, الاسم الكامل, اسمك',
  organization:
    'company, company name, business, business name, organization, organisation, firma, firmenname, unternehmen, entreprise, société, nom de l’entreprise, empresa, nombre de la empresa, azienda, ditta, nome dell’azienda, nome da empresa, bedrijf, bedrijfsnaam, firmy, nazwa firmy, 会社名, 貴社名, 公司, 公司名称, الشركة, اسم الشركة, شركتك',
  address:
    'address, postal address, street and town, street and city, anschrift, adresse, straße ort, straße und ort, adresse postale, dirección, domicilio, indirizzo, endereço, morada, adres, adresgegevens, 住所, ご住所, 地址, العنوان, عنوانك',
  email:
    'email, e-mail, email address, e-mail address, e-mail-adresse, mailadresse, courriel, adresse e-mail, adresse électronique, correo, correo electrónico, indirizzo email, posta elettronica, e-mailadres, adres e-mail, メール, メールアドレス, 邮箱, 电子邮件, البريد الإلكتروني, بريدك الإلكتروني',
  phone:
    'phone, telephone, phone number, telephone number, mobile, tel, telefon, telefonnummer, handynummer, téléphone, numéro de téléphone, teléfono, número de teléfono, telefono, numero di telefono, telefone, telefoon, telefoonnummer, numer telefonu, 電話, 電話番号, 电话, 电话号码, الهاتف, رقم الهاتف, هاتفك',
  website:
    'website, web site, web address, webseite, internetadresse, site web, site internet, sitio web, página web, sito, sito web, site, strona internetowa, strona www, ウェブサイト, 网站, الموقع الإلكتروني',
  tax_number:
    'tax number, tax id, vat number, vat id, vat no, gst number, ein, abn, steuernummer, ust-id, ust-idnr, umsatzsteuer-id, numéro de tva, siret, nif, cif, número de iva, partita iva, p. iva, codice fiscale, contribuinte, btw-nummer, nip, 登録番号, 税号, الرقم الضريبي',
  bank: 'bank details, bank account, account details, payment details, iban, bic, swift, sort code, account number, routing number, bankverbindung, kontoverbindung, kontonummer, coordonnées bancaires, rib, datos bancarios, número de cuenta, coordinate bancarie, dados bancários, bankgegevens, rekeningnummer, dane do przelewu, numer konta, 振込先, 口座番号, 银行账户, 账号, بيانات البنك, رقم الحساب',
};

/** Words beside a detail that make it the sender's: 'your name', 'Name des Absenders'. */
const owners =
  'your, my, our, sender, sender’s, ihr, ihre, ihren, dein, deine, mein, meine, unsere, absender, absenders, des, votre, vos, ton, ta, tes, mon, ma, notre, expéditeur, tu, tus, su, sus, mi, nuestro, nuestra, remitente, tuo, tua, tuoi, suo, sua, mio, mia, il, la, le, i, mittente, seu, teu, o, a, os, remetente, uw, je, jouw, mijn, afzender, twój, twoja, twoje, mój, moje, nadawcy, ك';
/** The same in languages that are written without spaces. */
const ownerStarts = ['あなたの', '自分の', '您的', '你的', '我的'];

const wordsOf = (list: string): readonly string[] => list.split(', ').map(plain);

/** Folds case, accents, apostrophes and punctuation that don't distinguish names. */
function plain(text: string): string {
  return fold(text)
    .replace(/[:：*.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const fieldOfTerm: ReadonlyMap<string, SenderField> = new Map(
  (Object.entries(terms) as [SenderField, string][]).flatMap(([field, list]) =>
    wordsOf(list).map((term) => [term, field] as const),
  ),
);
const ownerWords: ReadonlySet<string> = new Set(wordsOf(owners));

/** Details that only the sender of a document has, whoever is named beside them. */
const always: ReadonlySet<SenderField> = new Set(['bank', 'tax_number']);

interface Named {
  readonly field: SenderField;
  readonly isOwn: boolean;
}

function fieldOf(name: string): Named | null {
  const words = plain(name);
  const known = fieldOfTerm.get(words);
  if (known) return { field: known, isOwn: always.has(known) || /ك(?:\s|$)/.test(words) };
  const start = ownerStarts.find((each) => words.startsWith(each));
  const rest = start
    ? words.slice(start.length)
    : words
        .split(' ')
        .filter((word) => !ownerWords.has(word))
        .join(' ');
  const field = rest === words ? undefined : fieldOfTerm.get(rest);
  return field ? { field, isOwn: true } : null;
}

const separators = /[,/&、，]| and | und | et | y | e | en | i | و /;

/**
 * Returns the details that a placeholder asks for, in order; empty if it asks for anything else.
 * @param isAtSender whether it is where a document names its sender, so that a plain 'Name' means theirs
 */
export function fieldsOfGap(name: string, isAtSender: boolean): readonly SenderField[] {
  const whole = fieldOf(name);
  const parts = whole ? [whole] : name.split(separators).map((part) => fieldOf(part));
  const isOwn = parts.some((part) => part?.isOwn);
  return parts.every((part) => part !== null) && (isAtSender || isOwn) ? parts.map(({ field }) => field) : [];
}

const ibanLike = /^[a-z]{2}\d{2}[a-z\d ]{10,40}$/i;

/** Returns whether a label or a value belongs to a bank account. */
export const namesBank = (label: string, value: string): boolean =>
  fieldOf(label)?.field === 'bank' || ibanLike.test(value.trim());

/** Returns whether two names are the same person or business. */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one !== '' && other !== '' && (one === other || one.includes(other) || other.includes(one));
}
