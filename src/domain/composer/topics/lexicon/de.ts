import type { TopicWords } from './topic-words.ts';

export const german: TopicWords = {
  forms: {
    deck: 'präsentation, präsi, folien, folie, foliensatz, foliensätze, slides, slide, vortrag, referat, powerpoint, diashow, schulungsfolien, keynote, vorlesung',
    article:
      'artikel, aufsatz, text, bericht, beitrag, blogbeitrag, blogartikel, seite, dokument, zusammenfassung, erklärung, essay, rede, paper, facharbeit',
    sheet:
      'infoblatt, informationsblatt, datenblatt, faktenblatt, steckbrief, überblick, übersicht, kurzinfo, merkblatt, lernblatt, one-pager, onepager, spickzettel, briefing, auf einen blick',
    guide:
      'leitfaden, anleitung, handout, ratgeber, broschüre, einführung, handreichung, kurzanleitung, handzettel, lernzettel, einsteigerguide, guide',
    faq: 'faq, faqs, häufige fragen, fragen und antworten, häufig gestellte fragen',
    quiz: 'quiz, quizfragen, wissensquiz, test, rätsel',
    worksheet: 'arbeitsblatt, arbeitsblätter, übungsblatt, aufgabenblatt, übungen, aufgaben',
    lesson:
      'unterrichtsentwurf, unterrichtsplan, unterrichtsstunde, stundenentwurf, stundenplanung, unterrichtsplanung, stundenverlauf, schulstunde',
    poster: 'plakat, poster, infografik, aushang, wandbild, lernplakat, flyer, flugblatt',
  },
  needAbout:
    'bericht, seite, text, dokument, flyer, flugblatt, broschüre, test, rede, zusammenfassung, beitrag, aushang',
  about: 'über, zu, zum, zur, von, vom, des, der, das, die, rund um, zum thema, thema, mit dem thema',
  facets: {
    history:
      'geschichte, historie, ursprung, ursprünge, entstehung, herkunft, entwicklung, chronik, zeitleiste, vergangenheit',
    how: 'wie, funktioniert, funktionieren, funktionsweise, entsteht, entstehen, hergestellt, gemacht, herstellung, ablauf, prozess, geht, passiert, ausbrechen, ausbricht, aufbau',
    benefits: 'vorteile, vorteil, nutzen, stärken, vorzüge, gut für, wofür gut, wirkung',
    limits:
      'risiken, risiko, gefahren, gefahr, nachteile, nachteil, grenzen, nebenwirkungen, probleme, folgen, auswirkungen, schwächen',
    kinds: 'arten, art, typen, sorten, formen, teile, bestandteile',
    start:
      'tipps, tipp, erste schritte, einstieg, ratschläge, maßnahmen, umgang mit, umgehen mit, so gelingt, schritte, regeln',
    myths: 'mythen, irrtümer, irrtum, missverständnisse, fehler, vorurteile',
    terms: 'begriffe, fachbegriffe, wortschatz, glossar, definition, definitionen, vokabeln, wörter',
    figures: 'zahlen, fakten, zahlen und fakten, daten und fakten, wissenswertes',
    questions: 'frage, fragen',
    quiz: 'quiz',
    task: 'übung, übungen, aufgabe, aufgaben, aktivität, diskussion',
    summary: 'zusammenfassung, fazit, schluss',
    compare: 'unterschiede, unterschied, vergleich',
    causes: 'ursachen, ursache, gründe, auslöser',
    why: 'warum, weshalb, wieso, bedeutung, wichtig, wichtigkeit',
    rules: 'regeln, regel, spielregeln, grundregeln',
    etiquette: 'etikette, knigge, benimmregeln',
  },
  small:
    'unten, ganz unten, auf der rückseite, auf der letzten seite, am ende, am schluss, zum schluss, dazu, samt, wichtige, wichtiges, kurz und verständlich, kurz und knapp, versteht, unter, hat, haben, halten, hält, brauche, tochter, sohn, hallo, danke, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, über, zu, zum, zur, von, vom, im, in, am, an, auf, bei, ist, sind, war, waren, wird, werden, sich, es, er, sie, wir, ihr, man, ich, uns, was, kurz, kurze, kurzer, kurzes, kurzen, einfach, einfache, einfacher, einfachen, leicht, verständlich, verständliche, grundlagen, grundwissen, basiswissen, basics, wesentliches, wichtigste, wichtigsten, alles, wissen, soll, sollte, sollten, muss, müssen, kann, können, rund um, thema, themas, fach, mit, bildern, antworten, lösungen, lösung, beispielen, schritt für schritt, auf einen blick, lernen, verstehen, allgemein, allgemeine, schulung, unterweisung, seminar, workshop, kurs, unterricht, stunde, projekttag, projektwoche, elternabend, gruppe, welt, alltag, zu hause, in der schule, bei der arbeit, deutsch, auf deutsch, schön, schöne, schönes, bitte, also, da, dass, dazu, eigentlich, genau, so, wie',
  asking:
    'was, erkläre, erklär, erklären, erklärt, erkläre mir, zeige, zeigen, beschreibe, beschreiben, stelle vor, vorstellen, informiere, informieren, erzähle, fasse zusammen, zusammenfassen',
  toward: 'für, an, mit',
  readers:
    'kinder, kindern, anfänger, anfängern, einsteiger, einsteigern, schüler, schülern, schülerinnen, klasse, klassen, schulklasse, schuljahr, jugendliche, jugendlichen, teenager, erwachsene, erwachsenen, senioren, seniorinnen, eltern, mitarbeiter, mitarbeitende, mitarbeiterinnen, angestellte, team, kollegen, kolleginnen, neulinge, laien, alle, jeden, schule, kindergarten, kita, grundschule, vorschule, gymnasium, lehrer, lehrkräfte, mitglieder, familien, familie, freiwillige, besucher, patienten, gruppe, verein, kurs, seminar, schulung, unterricht, studierende, studenten, publikum, einsteigerinnen, azubis, auszubildende, erstsemester, gäste, kunden, bewohner, nachbarn, pflegekräfte, wand',
  children:
    'kinder, kindern, kindergarten, kita, grundschule, grundschüler, grundschulkinder, vorschule, vorschulkinder, erstklässler, zweitklässler, drittklässler, viertklässler, klasse 1, klasse 2, klasse 3, klasse 4, 1. klasse, 2. klasse, 3. klasse, 4. klasse',
  people: {
    words:
      'leute, menschen, frauen, männer, mädchen, jungen, babys, kleinkinder, mütter, väter, großeltern, enkel, geschwister, paare, freunde, bürger, touristen, vereine, gruppen, teams, chor, chöre, firmen, unternehmen, betriebe, büros, gemeinden, kirchen, hotels, restaurants, cafés, läden, bauernhöfe, bibliotheken, museen, krankenhäuser, praxen, pflegeheime, schulen, hochschulen, haushalte, vorstand, jugend, feuerwehr, polizei, köche, fachleute, profis, laien, ärzte, rentner, fahrer, pfadfinder, praktikanten, kollegium, belegschaft',
    endings:
      'innen, leute, kräfte, gärtner, anfänger, einsteiger, besitzer, halter, lehrer, nehmer, geber, arbeiter, fahrer, läufer, helfer, berater, leiter, händler, handwerker, sportler, wanderer, bewohner, nutzer, isten, enten, anten, ierende, ende',
    things:
      'wochenende, momente, dokumente, instrumente, medikamente, elemente, abende, verbände, gegenstände, kalender, assistenten',
  },
  own: 'mein, meine, meinen, meiner, meinem, unser, unsere, unseren, unserem, unserer',
  due: {
    phrases: 'heute, morgen, diese woche, nächste woche, diesen monat, bald, so schnell wie möglich',
    before: 'bis, bis zum, vor, nächsten',
    units: 'minuten, minute, min, stunden, stunde, sekunden',
  },
  qualities:
    'beste, besten, gute, guten, wichtige, wichtigsten, häufige, häufigsten, typische, interessante, spannende, praktische, nützliche, hilfreiche, einfache, goldene, die, fünf, zehn, sieben, drei, vier, sechs, acht, einige, paar, mehr',
  by: 'von, vorgetragen von, gehalten von, referent, referentin',
  articles: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer',
  headsLast: true,
  again:
    'jetzt, nun, stattdessen, lieber, bitte, mach, mache, machen, daraus, verwandle, wandle, ändere, umwandeln, um, gib, mir, als, in, aus, auch, noch, davon, dasselbe, das gleiche, kannst, könntest, du, ich, möchte, will, hätte, gern, gerne, nur, eher, es, das, dies, uns, mit, von, kürzer, länger, ausführlicher, mehr, weniger, detaillierter, fassung, version, andere, anderen, anderes',
  endings:
    'ungen, ung, ern, innen, in, en, er, es, em, e, n, s, st, t, et, lichen, lich, ischen, isch, keit, heit, iert, ieren, ierung, end, ens',
  labels: {
    titles: {
      deck: 'Präsentation',
      article: 'Erklärt',
      sheet: 'Infoblatt',
      guide: 'Leitfaden',
      faq: 'Häufige Fragen',
      quiz: 'Quiz',
      worksheet: 'Arbeitsblatt',
      lesson: 'Unterrichtsentwurf',
      poster: 'Plakat',
    },
    name: 'Name',
    points: 'Punkte',
    people: 'Man hört oft',
    fact: 'Tatsächlich',
    meant: 'Welches Wort ist gemeint?',
    lacking: 'Zwei oder drei Sätze dazu',
    choose: 'Kreuze die richtige Antwort an',
    answer: 'Antworte in einem Satz',
    match: 'Ordne die Wörter ihren Erklärungen zu',
    order: 'Bringe die Schritte in die richtige Reihenfolge',
    answers: 'Lösungen',
    remember: 'Zum Merken',
    read: 'Lies zuerst',
    inShort: 'Kurz gesagt',
    words: 'Wichtige Begriffe',
    facts: 'Fakten',
    goal: 'Ziel',
    goalText: 'Die Lernenden erklären das Thema mit eigenen Worten und beantworten Fragen dazu.',
    time: 'Dauer',
    minutes: '45 Minuten',
    phase: 'Phase',
    doing: 'Was geschieht',
    material: 'Material',
    materialText: 'Tafel, Papier, die Fragen unten',
    opening: 'Einstieg',
    openingText: 'Der Satz steht an der Tafel. Stimmt er? Die Klasse sammelt, was sie weiß.',
    explaining: 'Erarbeitung',
    working: 'Übung',
    checking: 'Sicherung',
    checkingText: 'Die Fragen unten stellen. Was viele nicht wissen, ist der Einstieg der nächsten Stunde.',
    agenda: 'Inhalt',
    question: 'Eine Frage an Sie',
  },
};
