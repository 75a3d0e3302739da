import type { WriterWords } from './writer-words.ts';

export const german: WriterWords = {
  parts:
    'diagramm, diagramme, balkendiagramm, kreisdiagramm, grafik, grafiken, tabelle, tabellen, tabellarisch, matrix, raster, zeile, zeilen, spalte, spalten, linie, linien, überschrift, überschriften, zwischenüberschriften, abschnitt, abschnitte, liste, kasten, kästchen, fußzeile, kopfzeile, rand, seite, seiten, folie, folien, stichpunkte, stichpunkt, aufzählung, schrift, druck, ausdruck, blatt, farbcode, farbig, farblich, farbe pro, je farbe, legende, buchstaben, großbuchstaben, fett, fettdruck, kursiv, notizen, version, fassung, kopie, kopien, leer, leere, leeres, lücke, lücken, platzhalter, platz, vorlage, text, unten, oben, vorne, hinten, rückseite, vorderseite',
  sums: 'ausrechnen, zusammenrechnen, aufaddieren, addieren, zusammenzählen, berechnen, rechne, rechnen, summe, summen, gesamtsumme, zwischensumme, zwischensummen, überschuss, endbestand, saldo, endsumme, was übrig bleibt, nachrechnen, durchschnitt',
  shown:
    'auffallen, herausstechen, hervorheben, hervorgehoben, ins auge, ins auge springen, ins auge fallen, auffällig, deutlich, groß, größer, riesig, fett, gut lesbar, lesbar, leserlich, sichtbar, nicht zu übersehen, unterstrichen, markieren, markiert, betonen',
  told: 'erwähnen, erwähn, erwähne, nennen, nenne, schreiben, schreib, sagen, ansprechen, aufführen, reinschreiben, hineinschreiben, drucken, zeigen, erfinden, verwenden, verwende, aufnehmen',
  wished:
    'gern, gerne, willkommen, wäre schön, wäre gut, wäre toll, wäre nett, wäre super, wäre hilfreich, erwünscht, gewünscht, bitte, muss, müssen, soll, sollen, sollte, sollten, darf, möglichst, am liebsten, am besten, wenn möglich, falls möglich, in ordnung, danke',
  refusals:
    'nicht erwähnen, auf keinen fall erwähnen, erwähne nicht, erwähn nicht, erwähnen sie nicht, ohne zu erwähnen, nicht reinschreiben, nicht hineinschreiben, nicht abdrucken, gehört nicht auf die seite, gehört nicht auf das blatt',
  pronouns: 'nirgends, nirgendwo, irgendwo, überhaupt, es, das, dies, ihn, sie, davon, darüber',
};
