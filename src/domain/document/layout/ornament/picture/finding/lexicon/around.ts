/** The words around the thing that a title names, in one language; lists are separated by commas. */
export interface WordsAround {
  /** Whether what says more about a noun stands before it: 'violin course', unlike 'cours de violon'. */
  readonly isHeadLast: boolean;
  /** Texts, events and other things that are about something, and that show what they are about. */
  readonly forms: string;
  /** Words that only describe a noun: colors, ages, seasons, states; `-e` is an ending of them. */
  readonly plain: string;
  /** Between a form and what it is about. */
  readonly about: string;
  /** Between a noun and words that change its meaning: 'head of finance'. */
  readonly of: string;
  /** Between two things. */
  readonly and: string;
  /** Behind the first word of a sentence: 'train your memory'. */
  readonly clause: string;
  /** Phrases that don't mean what their nouns say. */
  readonly others: string;
}

export const wordsAround: Readonly<Record<string, WordsAround>> & { readonly en: WordsAround } = {
  en: {
    isHeadLast: true,
    forms:
      'course, courses, class, classes, lesson, lessons, workshop, workshops, club, clubs, festival, fair, fest, show, day, days, night, nights, evening, morning, afternoon, weekend, week, party, sale, camp, tour, tours, tournament, competition, contest, championship, cup, history, story, guide, handbook, manual, recipe, recipes, newsletter, news, poster, flyer, leaflet, invitation, card, menu, quiz, facts, tips, basics, introduction, rules, museum, exhibition, school, shop, store, stall, market, lovers, fans, society, league, practice, training, tasting, lecture, talk, project, care, watching, making, baking, cooking, repair, hire, rental, opening, open day, open, season, life, world, art, science, journal, calendar, checklist, all',
    plain:
      'lost, found, missing, wanted, needed, free, old, new, used, vintage, antique, second hand, homemade, home made, fresh, ripe, wild, local, organic, little, small, big, large, giant, black, white, grey, gray, brown, red, green, blue, yellow, orange, pink, purple, golden, silver, summer, autumn, winter, spring, annual, weekly, monthly, daily, beautiful, perfect, best, favorite, favourite, classic, traditional, simple, easy, quick, healthy, happy, young, friendly, noisy, tame, growing, keeping, planting, picking, saving, buying, selling, learn, learning, meet, understanding, loving, sale, beginners, adults, children, kids, tabby, ceramic, wooden, electric, famous, common, native, many, some, more',
    about: 'of, on, about, for, to, how',
    of: 'of',
    and: 'and, or',
    clause: 'your, my, our, his, her, their, it, is, are, we, you, the, a, an, this, that, us',
    others:
      'hot dog, guinea pig, black sheep, bear market, black box, blue moon, big apple, big fish, wild goose, golden goose, green house, white elephant, dog days, round table, night owl, little bear, big bear, free house, white house, school run, fish and chips, elephant in the room, needle in a haystack, storm in a teacup',
  },
  de: {
    isHeadLast: true,
    forms:
      'kurs, kurse, kurs für, unterricht, stunde, stunden, schule, workshop, verein, club, fest, festival, tag, abend, nacht, morgen, woche, party, markt, tour, turnier, wettbewerb, geschichte, ratgeber, handbuch, rezept, rezepte, plakat, einladung, karte, quiz, fakten, tipps, grundlagen, einführung, regeln, museum, ausstellung, laden, geschäft, freunde, liga, training, vortrag, projekt, pflege, werkstatt, reparatur, verleih, verkauf, lager, saison, kalender, welt, leben, verkostung, probe, alles, brief, zeitung, anfänger',
    plain:
      '-e, -en, -er, -es, -em, entlaufen, zugelaufen, vermisst, gesucht, gefunden, verloren, günstig, gebraucht, frisch, verschenken, verkaufen, rosa, lila, prima',
    about: 'für, über, von, vom, zum, zur, der, die, das, des, den, um',
    of: 'von, vom, des, der',
    and: 'und, oder',
    clause: 'ist, sind, wir, ihr',
    others:
      'roter faden, runder tisch, alter hase, toter winkel, schwarzes schaf, großer bär, kleiner bär, elefant im raum, elefant im porzellanladen, katze im sack, nadel im heuhaufen, spitze des eisbergs, sturm im wasserglas',
  },
  fr: {
    isHeadLast: false,
    forms:
      'cours, stage, atelier, ateliers, leçon, leçons, club, festival, fête, fêtes, foire, salon, journée, soirée, nuit, matinée, semaine, tournoi, concours, championnat, histoire, guide, manuel, recette, recettes, affiche, invitation, menu, quiz, conseils, bases, introduction, règles, musée, exposition, école, boutique, marché, amis, entraînement, dégustation, conférence, projet, entretien, réparation, location, vente, tour, visite, saison, calendrier, monde, vie, tout',
    plain:
      'perdu, perdue, trouvé, trouvée, disparu, disparue, petit, petite, petits, petites, grand, grande, grands, grandes, noir, noire, blanc, blanche, gris, grise, brun, brune, roux, rousse, rouge, rouges, vert, verte, bleu, bleue, jaune, ancien, ancienne, anciens, anciennes, vieux, vieille, nouveau, nouvelle, frais, fraîche, fraîches, mûr, mûres, sauvage, sauvages, local, locale, bio, maison, gratuit, gratuite, débutants, enfants, adultes, été, hiver, printemps, automne, beau, belle, traditionnel, traditionnelle, cherche, recherche, italienne, chaude, occasion, vendre',
    about: 'de, du, des, d, sur, à, au, aux, pour, l',
    of: 'de, du, des, d, à, au, aux',
    and: 'et, ou',
    clause: 'est, nous, votre, vos, ce',
    others:
      'mouton noir, carte bancaire, table ronde, chambre noire, boîte noire, livre blanc, feu vert, feu rouge, carton rouge, carton jaune, grand ours, petite ourse, grande ourse, éléphant dans la pièce, éléphant dans un magasin de porcelaine, aiguille dans une botte de foin, cerise sur le gâteau',
  },
  es: {
    isHeadLast: false,
    forms:
      'clase, clases, curso, cursos, taller, talleres, lección, lecciones, club, festival, feria, fiesta, día, noche, tarde, mañana, semana, torneo, concurso, campeonato, historia, guía, manual, receta, recetas, cartel, invitación, menú, concurso, consejos, introducción, reglas, museo, exposición, escuela, tienda, mercado, amigos, entrenamiento, cata, charla, proyecto, cuidado, reparación, alquiler, venta, visita, temporada, calendario, mundo, vida, todo',
    plain:
      'perdido, perdida, perdidos, encontrado, encontrada, pequeño, pequeña, grande, grandes, negro, negra, blanco, blanca, gris, marrón, rojo, roja, verde, azul, amarillo, amarilla, antiguo, antigua, antiguos, antiguas, viejo, vieja, nuevo, nueva, fresco, fresca, frescos, frescas, maduro, maduras, silvestre, silvestres, local, ecológico, casero, casera, gratis, principiantes, niños, adultos, verano, invierno, primavera, otoño, tradicional, busca, buscan, italiana, venta',
    about: 'de, del, sobre, para, a, al',
    of: 'de, del',
    and: 'y, e, o',
    clause: 'que, se',
    others:
      'mesa redonda, oveja negra, libro blanco, libro rojo, caja negra, elefante en la habitación, elefante en una cacharrería, aguja en un pajar',
  },
  it: {
    isHeadLast: false,
    forms:
      'corso, corsi, lezione, lezioni, laboratorio, club, festival, fiera, sagra, festa, giorno, giornata, serata, notte, settimana, torneo, gara, campionato, storia, guida, manuale, ricetta, ricette, manifesto, invito, menù, menu, quiz, consigli, basi, introduzione, regole, museo, mostra, scuola, negozio, mercato, amici, allenamento, degustazione, conferenza, progetto, cura, riparazione, noleggio, vendita, visita, stagione, calendario, mondo, vita, tutto',
    plain:
      'smarrito, smarrita, perso, persa, trovato, trovata, piccolo, piccola, grande, nero, nera, bianco, bianca, grigio, grigia, marrone, rosso, rossa, rosse, verde, blu, giallo, gialla, antico, antica, antichi, antiche, vecchio, vecchia, nuovo, nuova, fresco, fresca, freschi, fresche, maturo, mature, selvatico, locale, biologico, gratuito, usato, usata, usati, usate, principianti, bambini, adulti, estate, inverno, primavera, autunno, tradizionale, cercasi, vendita',
    about:
      'di, del, dello, della, dell, dei, degli, delle, d, su, sul, sulla, sulle, per, a, ai, al, alla, alle',
    of: 'di, del, dello, della, dell, dei, degli, delle, da',
    and: 'e, ed, o',
    clause: 'che, una, uno',
    others:
      'tavola rotonda, pecora nera, pesce d aprile, libro bianco, scatola nera, semaforo verde, elefante nella stanza, elefante in una cristalleria, ago nel pagliaio',
  },
  pt: {
    isHeadLast: false,
    forms:
      'aula, aulas, curso, cursos, oficina, lição, lições, clube, festival, feira, festa, dia, noite, tarde, manhã, semana, torneio, concurso, campeonato, história, guia, manual, receita, receitas, cartaz, convite, menu, quiz, dicas, introdução, regras, museu, exposição, escola, loja, mercado, amigos, treino, degustação, palestra, projeto, cuidado, conserto, aluguel, venda, visita, temporada, calendário, mundo, vida, tudo',
    plain:
      'perdido, perdida, encontrado, encontrada, pequeno, pequena, grande, preto, preta, branco, branca, cinza, castanho, vermelho, vermelha, verde, azul, amarelo, amarela, antigo, antiga, antigos, antigas, velho, velha, novo, nova, fresco, fresca, frescos, frescas, maduro, maduras, silvestre, local, orgânico, caseiro, caseira, grátis, usado, usada, usados, usadas, iniciantes, crianças, adultos, verão, inverno, primavera, outono, tradicional, procura, venda',
    about: 'de, do, da, dos, das, sobre, para, a, à, ao, às, aos',
    of: 'de, do, da, dos, das',
    and: 'e, ou',
    clause: 'que, se',
    others: 'mesa redonda, livro branco, caixa preta, elefante na sala, agulha no palheiro',
  },
  nl: {
    isHeadLast: true,
    forms:
      'les, lessen, cursus, cursussen, workshop, club, vereniging, feest, festival, beurs, dag, avond, nacht, ochtend, week, toernooi, wedstrijd, geschiedenis, gids, handleiding, recept, recepten, poster, uitnodiging, quiz, feiten, tips, inleiding, regels, museum, tentoonstelling, school, winkel, markt, vrienden, training, proeverij, lezing, project, verzorging, reparatie, verhuur, verkoop, rondleiding, seizoen, kalender, wereld, leven, alles',
    plain:
      '-e, vermist, gevonden, verloren, gezocht, gratis, klein, oud, nieuw, vers, rijp, wild, koop, gevraagd, beginners, kinderen, volwassenen, groot, zelfgemaakt, tweedehands',
    about: 'van, over, voor, de, het, om',
    of: 'van',
    and: 'en, of',
    clause: 'is, zijn, we, wij',
    others:
      'zwarte schaap, ronde tafel, zwarte doos, grote beer, kleine beer, olifant in de kamer, olifant in een porseleinkast, topje van de ijsberg, kers op de taart',
  },
  pl: {
    isHeadLast: false,
    forms:
      'kurs, kursy, lekcja, lekcje, warsztat, warsztaty, klub, festiwal, święto, targi, impreza, dzień, noc, wieczór, poranek, tydzień, turniej, konkurs, mistrzostwa, historia, przewodnik, poradnik, przepis, przepisy, plakat, zaproszenie, menu, quiz, fakty, porady, podstawy, wprowadzenie, zasady, muzeum, wystawa, szkoła, sklep, przyjaciele, trening, degustacja, wykład, projekt, pielęgnacja, naprawa, wypożyczalnia, sprzedaż, zwiedzanie, sezon, kalendarz, świat, życie, wszystko, nauka, gry',
    plain:
      'zaginął, zaginęła, zaginiony, zaginiona, znaleziono, znaleziony, mały, mała, małe, małego, duży, duża, duże, czarny, czarna, czarnego, biały, biała, szary, brązowy, czerwony, czerwone, zielony, niebieski, żółty, stary, stara, stare, nowy, nowa, nowe, świeży, świeża, świeże, dojrzałe, dzikie, lokalne, domowy, domowa, domowe, darmowy, początkujących, dzieci, dorosłych, letni, zimowy, wiosenny, jesienny, tradycyjny, szukam, sprzedam, używane',
    about: 'o, na, dla, do',
    of: '',
    and: 'i, oraz, lub',
    clause: 'jest, się',
    others:
      'okrągły stół, czarna owca, słoń w pokoju, słoń w składzie porcelany, igła w stogu siana, kot w worku',
  },
  ja: {
    isHeadLast: true,
    forms:
      '教室, 講座, レッスン, 入門, 大会, 祭り, フェスティバル, フェア, の会, クラブ, 展, 展覧会, 博物館, 学校, 歴史, 物語, ガイド, レシピ, 作り方, 育て方, 飼い方, ポスター, チラシ, お知らせ, ご案内, 案内, 招待状, クイズ, 豆知識, ルール, 専門店, 市場, 試食会, 講演, 体験, 見学, ツアー, 修理, レンタル, 販売, カレンダー, 世界, すべて, 発表会',
    plain:
      '迷い, 探しています, 見つけました, 新鮮な, 新鮮, 新しい, 古い, 小さな, 小さい, 大きな, 大きい, 黒い, 白い, 赤い, 青い, 手作り, 手作りの, 採れたて, 夏の, 冬の, 春の, 秋の, 無料, 初心者, 子ども, 大人, 地元, 中古, 野生',
    about: 'の, について, ための',
    of: '',
    and: 'と, を, が, は, に, で',
    clause: '',
    others: '黒板',
  },
  zh: {
    isHeadLast: true,
    forms:
      '课程, 课, 班, 培训, 工作坊, 比赛, 大赛, 锦标赛, 节, 俱乐部, 展, 展览, 博物馆, 学校, 历史, 故事, 指南, 食谱, 做法, 海报, 传单, 通知, 启事, 邀请函, 问答, 知识, 规则, 专卖店, 市场, 品尝会, 讲座, 体验, 之夜, 修理, 租赁, 出售, 日历, 世界, 入门, 时刻表, 养护',
    plain:
      '寻, 走失, 丢失, 新鲜, 新, 老, 旧, 小, 大, 黑, 白, 红, 绿, 蓝, 黄, 自制, 手工, 免费, 初学者, 儿童, 成人, 夏日, 冬季, 春季, 秋季, 本地, 二手, 野生',
    about: '的, 关于',
    of: '',
    and: '和, 与, 及',
    clause: '',
    others: '黑板, 海马',
  },
  ar: {
    isHeadLast: false,
    forms:
      'دورة, دروس, درس, ورشة, نادي, مهرجان, معرض, حفل, حفلة, يوم, ليلة, أمسية, أسبوع, بطولة, مسابقة, تاريخ, قصة, دليل, وصفة, وصفات, ملصق, دعوة, اختبار, حقائق, نصائح, أساسيات, مقدمة, متحف, مدرسة, متجر, محل, أصدقاء, تدريب, تذوق, محاضرة, مشروع, رعاية, إصلاح, تأجير, بيع, جولة, موسم, عالم, حياة, تعليم',
    plain:
      'ضائع, ضائعة, مفقود, مفقودة, صغير, صغيرة, كبير, كبيرة, أسود, سوداء, أبيض, بيضاء, رمادي, بني, أحمر, حمراء, أخضر, خضراء, أزرق, زرقاء, أصفر, قديم, قديمة, جديد, جديدة, طازج, طازجة, بري, محلي, مجاني, للمبتدئين, للأطفال, مستعملة, منزلي',
    about: 'عن, في عالم, حول, إلى',
    of: '',
    and: 'و, أو',
    clause: '',
    others: '',
  },
};
