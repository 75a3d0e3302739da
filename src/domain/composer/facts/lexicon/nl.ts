import type { WriterWords } from './writer-words.ts';

export const dutch: WriterWords = {
  parts:
    "grafiek, grafieken, diagram, tabel, tabellen, matrix, raster, rij, rijen, kolom, kolommen, regel, regels, lijn, lijnen, kop, koppen, kopje, kopjes, tussenkopjes, kopregel, voettekst, onderdeel, stukje, lijst, lijstje, kader, kadertje, vak, vakje, vakjes, vakken, hokje, hokjes, marge, pagina, bladzijde, dia, dia’s, dia's, sheets, opsomming, legenda, letter, letters, hoofdletters, vet, vetgedrukt, cursief, print, blad, opmaak, kleurcode, kleur per, een kleur, kleuren, notities, versie, kopie, leeg, lege, open, ruimte, plek, invulregels, sjabloon, tekst, boven, onder, onderaan, bovenaan, voorkant, achterkant",
  sums: 'optellen, opgeteld, tel op, uitrekenen, berekenen, bereken, reken, som, sommen, totaal, totalen, subtotaal, subtotalen, saldo, wat er overblijft, wat overblijft, gemiddelde',
  shown:
    'opvallen, opvalt, opvallend, eruit springen, springt eruit, eruit springt, in het oog, duidelijk, groot, grote, groter, heel groot, vet, goed leesbaar, leesbaar, zichtbaar, benadrukken, markeren, onderstreept, niet te missen',
  told: 'noemen, noem, vermelden, vermeld, zeggen, zeg, schrijven, schrijf, opschrijven, zetten, zet, verzinnen, verzin, opnemen, tonen',
  wished:
    'graag, welkom, zou fijn zijn, zou mooi zijn, zou leuk zijn, zou handig zijn, is fijn, mag, mogen, moet, moeten, liefst, het liefst, alsjeblieft, aub, a.u.b., bedankt, dank, als het kan, indien mogelijk, prima',
  refusals:
    'niet noemen, niet vermelden, noem niet, noem dat niet, vermeld niet, vermeld dat niet, niet opschrijven, niet erin zetten, niet afdrukken, zonder te noemen, zonder te vermelden',
  pronouns: 'nergens, ergens, het, dat, dit, hem, haar, er',
};
