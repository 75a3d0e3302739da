import type { EditWords } from './edit-words.ts';

export const polish: EditWords = {
  cased:
    'VAT, NIP, REGON, PESEL, PIT, IBAN, PDF, PKP, TV, DJ, VIP, USB, RODO, BHP, DVD, CD, Wielkanoc, Sylwester',
  uncapped: null,
  secrets: 'hasło, kod, login, użytkownik, wifi, sieć',
  generic:
    'podstawowa, podstawowej, duża, mała, nowa, stara, miejska, miejskiej, gminna, gminnej, gminny, miejski, główna, główny, sportowa, sportowej, publiczna, publicznej, nr, dom, domu, kultury, sala, sali, szkoła, szkoły, szkole, biblioteka, bibliotece, przy, wiejska, remiza, remizie, świetlica, świetlicy',
  calls: 'kontakt, tel, telefon, dzwonić do, zapisy u, info u, pytać',
  saints: '',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'zrób to, zrób z tego, niech będzie, niech wygląda, ma być, chcę żeby, chcę, żeby, chciałbym żeby, chciałabym żeby, zostaw miejsce, nie za',
    produces:
      'do druku, do wydruku, wydrukuję, wydrukujemy, powieszę, powiesimy, zalaminujemy, możesz dodać, możesz wstawić',
    needs: 'potrzebuję tego, potrzebuję to, nie jestem pewien, nie jestem pewna, jeszcze nie wiem',
    tails:
      'jeśli się da, jeśli to możliwe, jak możesz, jak się da, lub coś podobnego, jak chcesz, swoją drogą',
    asks: 'możesz, mógłbyś, mogłabyś, czy możesz, proszę o',
    texts: 'tekst, czcionka, strona, układ, obrazek, obrazki, logo, tytuł, pisownia, kolory',
    thanks: 'dzięki, dziękuję, dziękuję bardzo, bardzo dziękuję, z góry dziękuję, wielkie dzięki, proszę',
  },
};
