import type { TopicWords } from './topic-words.ts';

export const italian: TopicWords = {
  forms: {
    deck: 'presentazione, diapositive, diapositiva, slide, slides, powerpoint, conferenza, lezione frontale',
    article:
      'articolo, saggio, testo, relazione, tema, pagina, documento, riassunto, spiegazione, discorso, ricerca',
    sheet:
      'scheda, scheda informativa, panoramica, sintesi, in breve, a colpo d’occhio, bigino, scheda di studio, scheda di ripasso',
    guide: 'guida, opuscolo, manuale, introduzione, dispensa, vademecum, guida pratica',
    faq: 'faq, domande frequenti, domande e risposte',
    quiz: 'quiz, questionario, test, verifica',
    worksheet: 'scheda di esercizi, scheda di lavoro, esercizi, foglio di lavoro, attività',
    lesson: 'piano di lezione, unità didattica, lezione, programmazione didattica',
    poster: 'poster, manifesto, cartellone, infografica, locandina, volantino',
  },
  needAbout:
    'relazione, pagina, testo, documento, tema, opuscolo, locandina, volantino, test, verifica, discorso, riassunto, lezione, scheda',
  about:
    'su, sul, sullo, sulla, sui, sugli, sulle, sull’, di, del, dello, della, dei, degli, delle, dell’, riguardo a, a proposito di',
  facets: {
    history: 'storia, origine, origini, nascita, cronologia, passato',
    how: 'come, funziona, funzionano, funzionamento, si forma, si formano, si fa, processo',
    benefits: 'benefici, vantaggi, vantaggio, pregi, utilità',
    limits:
      'rischi, rischio, pericoli, svantaggi, limiti, effetti collaterali, problemi, effetti, conseguenze',
    kinds: 'tipi, tipo, specie, varietà, forme, parti',
    start: 'consigli, consiglio, primi passi, iniziare, passi, buone pratiche, suggerimenti',
    myths: 'miti, falsi miti, errori, luoghi comuni',
    terms: 'termini, vocabolario, glossario, lessico, definizioni',
    figures: 'numeri, cifre, dati, curiosità, fatti',
    questions: 'domanda, domande',
    quiz: 'quiz',
    task: 'esercizio, esercizi, attività, compito',
    summary: 'riassunto, conclusione, riepilogo',
    compare: 'differenze, differenza, confronto',
    causes: 'cause, causa, ragioni',
    why: 'perché, importanza, importante, importanti, serve, servono',
    rules: 'regole, regola, norme',
    etiquette: 'galateo, buone maniere',
  },
  small:
    'in fondo, sul retro, nell’ultima pagina, alla fine, per finire, il, lo, la, i, gli, le, l’, un, uno, una, di, del, dello, della, dei, degli, delle, dell’, e, o, ed, su, sul, sulla, sui, sulle, in, nel, nella, a, al, alla, ai, è, sono, era, si, che, cosa, cos’, che cos’, cos, quale, quali, con, da, semplice, semplici, breve, brevi, corto, corta, rapido, basi, base, nozioni, essenziale, introduzione, tutto, tutta, tutti, sapere, bisogna, deve, argomento, immagini, illustrazioni, risposte, soluzioni, esempi, passo passo, imparare, capire, generale, corso, laboratorio, seminario, mondo, vita quotidiana, italiano, in italiano, bello, bella, per favore, nostro, nostra, mio, mia, spiegato, spiegata, spiegati, spiegate, in parole semplici, in modo semplice, ho bisogno, serve, fammi, grazie, ciao',
  asking:
    'spiegato, spiegata, che, cosa, spiega, spiegare, spiegami, presenta, presentare, descrivi, descrivere, mostra, mostrare, racconta, raccontare, riassumi',
  toward: 'per, a, ai, agli, alle, con, rivolto a, rivolta a',
  readers:
    'bambini, bambine, bambino, principianti, principiante, alunni, studenti, studentesse, classe, classi, scuola, scuole, asilo, scuola materna, elementari, elementare, medie, media, liceo, ragazzi, adolescenti, giovani, adulti, anziani, genitori, famiglie, famiglia, dipendenti, personale, squadra, colleghi, tutti, pubblico, insegnanti, docenti, maestri, soci, volontari, visitatori, pazienti, gruppo, club, corso, vicini, clienti, quinta, quarta, terza, seconda, prima, primaria, secondaria',
  children:
    'bambini, bambine, asilo, scuola materna, elementari, elementare, scuola primaria, primaria, piccoli',
  people: {
    words:
      'gente, persone, donne, uomini, madri, padri, nonni, nipoti, coppie, amici, ospiti, cittadini, turisti, associazioni, gruppi, coro, cori, aziende, imprese, uffici, comuni, parrocchie, alberghi, ristoranti, negozi, biblioteche, musei, ospedali, studi, case di riposo, università, famiglie, vigili del fuoco, cuochi, apprendisti, pensionati, infermieri, infermiere, medici, appassionati',
    endings: 'tori, trici, isti, iste, ieri, iere, enti, anti',
    things:
      'motori, strumenti, alimenti, elementi, documenti, momenti, ambienti, denti, incidenti, elefanti, importanti, piante, bicchieri, quartieri, sentieri, ingredienti',
  },
  own: 'mio, mia, miei, mie, nostro, nostra, nostri, nostre',
  due: {
    phrases: 'oggi, domani, questa settimana, la prossima settimana, questo mese, presto, al più presto',
    before: 'entro, per, prima di, fino a',
    units: 'minuti, minuto, min, ore, ora, secondi',
  },
  qualities:
    'migliori, buoni, buone, frequenti, comuni, principali, importanti, utili, pratici, pratiche, semplici, cinque, dieci, sette, tre, quattro, sei, otto, alcuni, alcune, i, le',
  by: 'da, presentato da, presentata da, a cura di, tenuto da',
  articles: 'il, lo, la, i, gli, le, l’, un, uno, una',
  headsLast: false,
  again:
    'ora, adesso, invece, piuttosto, per favore, fai, fa, fallo, fanne, trasforma, trasformalo, cambia, converti, in, dammi, me, come, stesso, stessa, anche, puoi, potresti, vorrei, voglio, solo, questo, lo, la, con, di, più, meno, corto, corta, breve, lungo, lunga, dettagliato, dettagliata, versione, altro, altra',
  endings:
    'amenti, amento, azioni, azione, zioni, zione, mente, ando, endo, ati, ato, ata, ate, ici, ico, ica, iche, are, ere, ire, i, e, o, a, h',
  labels: {
    titles: {
      deck: 'Presentazione',
      article: 'In parole chiare',
      sheet: 'Scheda',
      guide: 'Guida',
      faq: 'Domande frequenti',
      quiz: 'Quiz',
      worksheet: 'Scheda di esercizi',
      lesson: 'Piano di lezione',
      poster: 'Poster',
    },
    name: 'Nome',
    points: 'Punti',
    people: 'Si dice',
    fact: 'In realtà',
    meant: 'Quale parola è descritta?',
    lacking: 'Due o tre frasi su questo',
    choose: 'Scegli la risposta giusta',
    answer: 'Rispondi con una frase',
    match: 'Collega le parole al loro significato',
    order: 'Metti i passaggi in ordine',
    answers: 'Soluzioni',
    remember: 'Da ricordare',
    read: 'Leggi prima',
    inShort: 'In breve',
    words: 'Parole da sapere',
    facts: 'Fatti',
    goal: 'Obiettivo',
    goalText: 'Gli alunni spiegano l’argomento con parole proprie e rispondono a domande.',
    time: 'Durata',
    minutes: '45 minuti',
    phase: 'Fase',
    doing: 'Che cosa si fa',
    material: 'Materiale',
    materialText: 'Lavagna, carta, le domande qui sotto',
    opening: 'Avvio',
    openingText: 'La frase è scritta alla lavagna. È vera? La classe raccoglie quello che sa.',
    explaining: 'Spiegazione',
    working: 'Attività',
    checking: 'Verifica',
    checkingText: 'Si fanno le domande qui sotto. Da quello che molti sbagliano riparte la lezione seguente.',
    agenda: 'Sommario',
    question: 'Una domanda per voi',
  },
};
