import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: 'Wat Octavo is: een opensourcetool die hele pagina’s schrijft, opmaakt en controleert.',
  homeText:
    'Maak van één regel een kant-en-klaar document in uw huisstijl: facturen, menu’s, posters, rapporten en presentaties, als PDF.',
  loading: 'Laden…',
  loadingAgain: 'Opnieuw laden',
  loadingLate:
    'Dit duurt langer dan normaal. De verbinding is misschien traag, of iets blokkeert de scripts van deze pagina.',
  needsScripts:
    'Octavo maakt samen met u pagina’s in de browser en heeft daarvoor JavaScript nodig. Schakel het in voor deze site en laad de pagina opnieuw.',
  notFoundText: 'Op dit adres staat niets.',
  notFoundTitle: 'Pagina niet gevonden',
  pricingText:
    'De abonnementen van deze Octavo: wat u ermee kunt, hoeveel documenten u maakt en bewaart, en wat ze kosten.',
  privacyText: 'Wat deze installatie van Octavo bewaart, waar en hoelang.',
  shortcutsText: 'Alle sneltoetsen in Octavo, per scherm.',
  templatesText:
    'Kant-en-klare documenten om aan te passen: brieven, cv’s, checklists, menu’s, borden, dia’s en meer, als PDF.',
  termsText: 'De voorwaarden voor het gebruik van deze installatie van Octavo.',
};
