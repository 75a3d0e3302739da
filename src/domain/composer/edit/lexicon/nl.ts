import type { EditWords } from './edit-words.ts';

export const dutch: EditWords = {
  cased: 'KvK, IBAN, PDF, TV, DJ, VIP, USB, BBQ, RSVP, Kerst, Pasen, DVD, CD, APK',
  uncapped: null,
  secrets: 'wachtwoord, ww, code, gebruiker, login, wifi, netwerk',
  generic:
    'grote, kleine, nieuwe, oude, openbare, gemeentelijke, centrale, dorp, dorps, wijk, buurt, school, kerk, sport, eerste, tweede, achter, voor',
  calls: 'bel, bellen met, contact, app, tel, aanmelden bij, opgeven bij, mail naar',
  saints: '',
  languages:
    'engels, frans, duits, spaans, italiaans, nederlands, portugees, arabisch, turks, pools, russisch, zweeds',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      'maak het, maak er, hou het, houd het, ik wil dat, ik wil het, ik zou graag, het moet er, laat ruimte, zet het, niet te',
    produces:
      'om te printen, we printen, ik print, wij printen, print het, hang het op, we hangen het, je kunt, je mag',
    needs: 'ik heb het nodig, ik heb dit nodig, weet ik nog niet, niet zeker',
    tails: 'als het kan, als dat kan, indien mogelijk, of zo, of zoiets, wat jij wilt, trouwens',
    asks: 'kun je, kan je, kunt u, zou je, wil je',
    texts: 'tekst, lettertype, pagina, opmaak, plaatje, plaatjes, logo, titel, spelling, kleuren',
    thanks: 'bedankt, alvast bedankt, dank je, dank je wel, dankjewel, dank u, met dank, alsjeblieft, graag',
  },
};
