import type { WriterWords } from './writer-words.ts';

export const polish: WriterWords = {
  parts:
    'wykres, wykresy, wykresem, diagram, tabela, tabelę, tabele, tabelka, tabelkę, tabeli, tabelce, matryca, siatka, wiersz, wiersze, wierszy, wierszu, kolumna, kolumny, kolumnę, kolumn, linia, linie, linii, nagłówek, nagłówki, nagłówkiem, sekcja, sekcje, rozdział, lista, listę, ramka, ramkę, ramce, kratka, kratki, kratkę, okienko, okienka, stopka, margines, strona, stronie, strony, slajd, slajdy, slajdów, punkty, legenda, legendę, czcionka, czcionką, litery, literami, drukowane, pogrubione, pogrubić, kursywą, wydruk, do druku, kartka, kartce, układ, kod kolorów, kolor, kolory, kolorem, notatki, wersja, kopia, puste, pusta, pustą, pole, pola, miejsce, miejsca, szablon, tekst, na górze, na dole, z przodu, z tyłu',
  sums: 'zsumować, zsumuj, podsumować, podsumuj, policzyć, policz, obliczyć, oblicz, dodaj do siebie, suma, sumy, sumę, razem, łącznie, saldo, co zostaje, ile zostaje, ile zostanie, średnia',
  shown:
    'wyróżnić, wyróżnij, wyróżnione, rzucać się w oczy, rzuca się w oczy, rzucało się w oczy, widoczne, widoczny, wyraźne, wyraźnie, czytelne, czytelnie, czytelny, duże, duży, dużymi, większe, ogromne, pogrubione, podkreślone, podkreślić, zaznaczyć',
  told: 'wspominać, wspominaj, wspomnij, mówić, mów, pisać, pisz, wymieniać, wymieniaj, wpisuj, wpisywać, dawać, dawaj, dodawaj, wymyślać, wymyślaj, podawać, podawaj',
  wished:
    'mile widziane, mile widziany, byłoby miło, byłoby dobrze, przydałby się, przydałaby się, przydałoby się, przyda się, proszę, prosimy, dzięki, dziękuję, jeśli się da, jeśli można, w miarę możliwości, najlepiej, musi, muszą, ma być, mają być, powinno, powinien, chcę, chciałabym, chciałbym, może być',
  refusals:
    'nie wspominać, nie wspominaj, nie wspominajcie, nie pisać o, nie pisz o, nie pisz tego, nie wymieniaj, nie wpisuj tego, nie drukować, bez wspominania, nie wspominając',
  pronouns: 'nigdzie, to, tego, tym, go, ją, jej, nim, niej, nich',
};
