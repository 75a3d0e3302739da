import type { EditWords } from './edit-words.ts';

export const german: EditWords = {
  cased:
    'Uhr, Euro, MwSt, USt, GmbH, PDF, TV, DJ, IBAN, BIC, Lkw, Pkw, Kfz, TÜV, PLZ, WC, EDV, USB, CD, DVD, Kita, Cent, Prozent, Stunde, Stunden, Tage, Wochen, Monate, Jahre, Minuten, Personen, Kinder, Erwachsene, Gäste, Leute, Eintritt, Kuchen, Kaffee, Tee, Getränke, Kasse, Anmeldung, Adresse, Telefon, Rechnung, Angebot, Termin, Parkplatz, Platz, Plätze, Schule, Kirche, Garten, Keller, Treppenhaus, Haus, Wohnung, Straße, Stadt, Verein, Kinderbetreuung, Musik, Spiele, Hüpfburg, Tombola, Flohmarkt, Sommerfest, Weihnachtsmarkt, Frau, Herr, Familie, Hausmeister, Müll, Fahrräder, Fahrrad, Schlüssel, Küche, Bad, Fenster, Türen, Tür, Stück, Kilo, Liter, Gramm, Mehl, Zucker, Butter, Eier, Milch, Salz, Zwiebeln, Kartoffeln, Deutsch, Englisch, Französisch, Ostern, Weihnachten, Silvester',
  uncapped: null,
  secrets: 'passwort, kennwort, pw, code, benutzer, benutzername, login, wlan, netzwerk, schlüssel',
  generic: '',
  calls: 'anrufen, tel, telefon, kontakt, infos bei, info bei, anmeldung bei, melden bei, fragen an',
  saints: '',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'mach es, mach das, mach sie, mache es, machen sie es, machen sie das, halt es, halte es, lass platz, gestalte es, es soll aussehen, es soll schön, ich will, ich möchte, ich hätte gern, nicht zu',
    produces:
      'zum ausdrucken, wir drucken, ich drucke, drucke es, hängen wir, wird aufgehängt, wird laminiert, ich laminiere, kannst du, du kannst, könntest du',
    needs:
      'ich brauche das, ich brauche es, ich brauch das, brauche das, wir brauchen das, wir brauchen es, ich weiß noch nicht, bin nicht sicher',
    tails: 'wenn möglich, wenn es geht, falls möglich, oder so, oder ähnlich, wie du willst, übrigens',
    asks: 'kannst du, könntest du, können sie, könnten sie',
    texts:
      'text, schrift, seite, layout, bild, bilder, logo, titel, überschrift, rechtschreibung, formulierung, farben',
    thanks:
      'danke, danke dir, danke schön, dankeschön, vielen dank, besten dank, danke im voraus, merci, bitte',
  },
};
