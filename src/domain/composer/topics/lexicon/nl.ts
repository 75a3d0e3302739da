import type { TopicWords } from './topic-words.ts';

export const dutch: TopicWords = {
  forms: {
    deck: 'presentatie, slides, slide, dia’s, diapresentatie, powerpoint, spreekbeurt, lezing, keynote, hoorcollege',
    article:
      'artikel, essay, tekst, verslag, rapport, blog, blogbericht, pagina, document, samenvatting, uitleg, toespraak, werkstuk, opstel',
    sheet:
      'informatieblad, infoblad, factsheet, overzicht, onepager, one-pager, spiekbriefje, in het kort, in één oogopslag',
    guide: 'gids, handleiding, hand-out, handout, brochure, folder, inleiding, wegwijzer',
    faq: 'faq, veelgestelde vragen, vragen en antwoorden',
    quiz: 'quiz, toets, test, kennisquiz',
    worksheet: 'werkblad, werkbladen, oefenblad, opdrachten, oefeningen',
    lesson: 'lesplan, lesvoorbereiding, les, lesontwerp',
    poster: 'poster, affiche, infographic, muurplaat, flyer',
  },
  needAbout:
    'verslag, rapport, pagina, tekst, document, flyer, folder, brochure, test, toets, toespraak, samenvatting, les, lezing',
  about: 'over, van, omtrent, rond, met als onderwerp, onderwerp',
  facets: {
    history: 'geschiedenis, oorsprong, ontstaan, herkomst, tijdlijn, verleden',
    how: 'hoe, werkt, werken, werking, ontstaat, ontstaan, gemaakt, proces, gebeurt',
    benefits: 'voordelen, voordeel, nut, baten',
    limits:
      'risico’s, risico, gevaren, gevaar, nadelen, nadeel, grenzen, bijwerkingen, problemen, gevolgen, effecten',
    kinds: 'soorten, soort, types, typen, vormen, delen, onderdelen',
    start: 'tips, tip, adviezen, advies, eerste stappen, aan de slag, stappen, omgaan met',
    myths: 'mythen, mythes, fabels, misverstanden, fouten',
    terms: 'begrippen, termen, woordenlijst, definities, definitie, woorden',
    figures: 'cijfers, feiten, feiten en cijfers, weetjes, getallen',
    questions: 'vraag, vragen',
    quiz: 'quiz',
    task: 'oefening, oefeningen, opdracht, activiteit',
    summary: 'samenvatting, conclusie',
    compare: 'verschillen, verschil, vergelijking',
    causes: 'oorzaken, oorzaak, redenen',
    why: 'waarom, belang, belangrijk, dient',
    rules: 'regels, regel, spelregels',
    etiquette: 'etiquette, omgangsvormen, goede manieren',
  },
  small:
    'onderaan, op de achterkant, op de laatste pagina, aan het eind, tot slot, de, het, een, en, of, over, van, in, op, aan, bij, met, naar, is, zijn, was, waren, wordt, worden, zich, er, ze, we, je, ik, ons, wat, welke, kort, korte, simpel, simpele, eenvoudig, eenvoudige, makkelijk, makkelijke, begrijpelijk, basis, basiskennis, grondbeginselen, essentie, inleiding, alles, weten, moet, moeten, kan, kunnen, onderwerp, vak, plaatjes, afbeeldingen, antwoorden, voorbeelden, stap voor stap, leren, begrijpen, algemeen, algemene, training, cursus, seminar, workshop, projectweek, wereld, dagelijks leven, nederlands, in het nederlands, mooi, mooie, alsjeblieft, graag, onze, ons, mijn, uitgelegd, simpel uitgelegd, eenvoudig uitgelegd, dus, eigenlijk, precies, nodig, heb, hallo, bedankt',
  asking:
    'uitgelegd, wat, leg, uit, leg uit, uitleggen, presenteer, presenteren, beschrijf, beschrijven, toon, vertel, vertellen, vat samen, samenvatten',
  toward: 'voor, aan, met, bedoeld voor',
  readers:
    'kinderen, kind, beginners, beginner, leerlingen, scholieren, studenten, klas, klassen, groep, school, scholen, kleuters, kleuterklas, basisschool, brugklas, vmbo, havo, vwo, jongeren, tieners, volwassenen, ouderen, senioren, ouders, gezinnen, gezin, medewerkers, personeel, team, collega’s, nieuwkomers, iedereen, publiek, leraren, docenten, leden, vrijwilligers, bezoekers, patiënten, club, vereniging, cursus, buren, klanten, dochter, zoon',
  children:
    'kinderen, kleuters, kleuterklas, basisschool, groep 1, groep 2, groep 3, groep 4, groep 5, groep 6',
  people: {
    words:
      'mensen, vrouwen, mannen, meisjes, jongens, baby’s, moeders, vaders, grootouders, opa’s, oma’s, kleinkinderen, stellen, vrienden, gasten, burgers, toeristen, verenigingen, clubs, teams, koor, koren, bedrijven, kantoren, gemeenten, kerken, hotels, restaurants, cafés, winkels, boerderijen, bibliotheken, musea, ziekenhuizen, praktijken, verzorgingshuizen, universiteiten, huishoudens, bestuur, jeugd, brandweer, politie, koks, stagiairs, gepensioneerden, verpleegkundigen, artsen, huisartsen',
    endings: 'ers, aars, isten, enten, anten, eurs, sters, kundigen',
    things:
      'computers, printers, nummers, papers, posters, flyers, kamers, vensters, cijfers, letters, momenten, documenten, instrumenten, planten, vlinders, olifanten',
  },
  clauses: 'of, wanneer, waar, waarom, wie',
  modals: 'moeten, moet, zouden, kunnen, mogen',
  own: 'mijn, onze, ons',
  aside: {
    phrases:
      'buiten, binnen, online, onderweg, ’s nachts, ’s ochtends, ’s avonds, thuis, in het weekend, met kerst, het hele jaar door, op reis',
    before: 'in, in de, in het, op, op het, op de, aan, bij, tijdens, tijdens de, na, voor de, door, na het',
    nouns:
      'werk, school, kantoor, huis, huishouden, woning, appartement, tuin, balkon, keuken, badkamer, klas, auto, bus, trein, stad, dorp, platteland, natuur, bos, strand, park, winter, zomer, lente, voorjaar, herfst, najaar, ochtend, avond, nacht, dag, weekend, vakantie, seizoen, hitte, kou, regen, sneeuw, zwangerschap, jeugd, ouderdom, pensioen, dagelijks leven',
  },
  modifiers: { endings: 'ische, lijke, ale', words: 'grote, kleine, wilde, moderne, oude' },
  due: {
    phrases: 'vandaag, morgen, deze week, volgende week, deze maand, snel, zo snel mogelijk',
    before: 'tegen, voor, vóór, tot, uiterlijk',
    units: 'minuten, minuut, min, uur, uren, seconden',
  },
  qualities:
    'beste, goede, veelvoorkomende, veelgemaakte, belangrijkste, belangrijke, handige, praktische, nuttige, leuke, simpele, gouden, vijf, tien, zeven, drie, vier, zes, acht, enkele, de',
  by: 'door, gepresenteerd door, gehouden door',
  articles: 'de, het, een',
  again:
    'nu, in plaats daarvan, liever, alsjeblieft, maak, maken, verander, zet, om, geef, me, als, in, van, ook, hetzelfde, kun, kan, je, ik, wil, graag, alleen, dit, dat, het, er, ons, met, korter, langer, uitgebreider, meer, minder, versie, andere, ander',
  labels: {
    titles: {
      deck: 'Presentatie',
      article: 'Uitgelegd',
      sheet: 'Informatieblad',
      guide: 'Gids',
      faq: 'Veelgestelde vragen',
      quiz: 'Quiz',
      worksheet: 'Werkblad',
      lesson: 'Lesplan',
      poster: 'Poster',
    },
    name: 'Naam',
    points: 'Punten',
    people: 'Men zegt',
    fact: 'In feite',
    meant: 'Welk woord wordt bedoeld?',
    lacking: 'Twee of drie zinnen hierover',
    choose: 'Kies het juiste antwoord',
    answer: 'Antwoord in één zin',
    match: 'Verbind de woorden met hun betekenis',
    order: 'Zet de stappen in de juiste volgorde',
    answers: 'Antwoorden',
    remember: 'Om te onthouden',
    read: 'Lees eerst',
    inShort: 'Kort gezegd',
    words: 'Woorden om te kennen',
    facts: 'Feiten',
    goal: 'Doel',
    goalText: 'De leerlingen leggen het onderwerp in eigen woorden uit en beantwoorden vragen.',
    time: 'Duur',
    minutes: '45 minuten',
    phase: 'Fase',
    doing: 'Wat er gebeurt',
    material: 'Materiaal',
    materialText: 'Bord, papier, de vragen hieronder',
    opening: 'Begin',
    openingText: 'De zin staat op het bord. Klopt die? De klas verzamelt wat ze al weet.',
    explaining: 'Uitleg',
    working: 'Opdracht',
    checking: 'Controle',
    checkingText: 'Stel de vragen hieronder. Wat velen niet weten, is het begin van de volgende les.',
    agenda: 'Inhoud',
    question: 'Een vraag aan jullie',
  },
};
