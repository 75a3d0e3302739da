/** Words of a language by which writers speak of the document they have just written. */
interface TalkWords {
  /** How they begin to speak to the user. */
  readonly openings: readonly string[];
  /** How they offer something, or report what they did. */
  readonly offers: readonly string[];
  /** What they then speak of. Both must be in one paragraph, because a letter may offer something too. */
  readonly work: readonly string[];
}

const en: TalkWords = {
  openings: ['here is', "here's", 'here are', 'sure', 'certainly', 'of course', 'absolutely', 'below is'],
  offers: [
    'let me know',
    'would you like me',
    'do you want me',
    'want me to',
    'shall i',
    'should i',
    'i hope th',
    'hope this',
    'feel free',
    'just tell me',
    'just ask',
    'i can also',
    'i can adjust',
    'i can change',
    "i've created",
    "i've written",
    "i've made",
    "i've used",
    "i've left",
    "i've kept",
    "i've added",
    "i've included",
    'i have created',
    'i have written',
    'i have used',
    'i have left',
  ],
  work: [
    'adjust',
    'change',
    'edit',
    'tweak',
    'modif',
    'revis',
    'shorten',
    'replace',
    'customi',
    'adapt',
    'refine',
    'help',
    'draft',
    'version',
    'document',
    'this page',
    'this flyer',
    'the flyer',
    'slides',
    'layout',
    'wording',
    'tone',
    'placeholder',
    'bracket',
    'format',
    'section',
    'design',
  ],
};

const de: TalkWords = {
  openings: ['hier ist', 'hier sind', 'gerne', 'natürlich', 'klar', 'selbstverständlich', 'hier kommt'],
  offers: [
    'lass mich wissen',
    'lassen sie mich wissen',
    'sag mir',
    'sagen sie mir',
    'soll ich',
    'möchtest du, dass ich',
    'möchten sie, dass ich',
    'ich hoffe',
    'gib mir bescheid',
    'geben sie mir bescheid',
    'ich kann auch',
    'ich kann gerne',
  ],
  work: [
    'anpass',
    'änder',
    'kürz',
    'überarbeit',
    'ersetz',
    'ergänz',
    'entwurf',
    'version',
    'dokument',
    'diese seite',
    'folien',
    'flyer',
    'platzhalter',
    'formulier',
    'abschnitt',
    'gestalt',
    'hilft',
  ],
};

const fr: TalkWords = {
  openings: ['voici', 'bien sûr', 'certainement', 'avec plaisir'],
  offers: [
    'dites-moi',
    'dis-moi',
    "n'hésitez pas",
    "n'hésite pas",
    "j'espère",
    'souhaitez-vous que je',
    'voulez-vous que je',
    'veux-tu que je',
    'je peux aussi',
    'je peux également',
  ],
  work: [
    'modif',
    'ajust',
    'adapt',
    'raccourc',
    'changer',
    'changement',
    'remplac',
    'version',
    'document',
    'cette page',
    'diapositive',
    'mise en page',
    'brouillon',
    'aide',
    'espaces réservés',
    'section',
  ],
};

const es: TalkWords = {
  openings: ['aquí tienes', 'aquí está', 'aquí tiene', 'claro', 'por supuesto', 'a continuación'],
  offers: [
    'avísame',
    'avíseme',
    'dime si',
    'dígame si',
    'quieres que',
    'quiere que',
    'espero que',
    'no dudes en',
    'no dude en',
    'puedo también',
    'también puedo',
    'he creado',
    'he incluido',
    'he dejado',
  ],
  work: [
    'cambi',
    'ajust',
    'modific',
    'adapt',
    'acort',
    'reemplaz',
    'sustitu',
    'versión',
    'documento',
    'esta página',
    'diapositiva',
    'borrador',
    'ayud',
    'marcador',
    'diseño',
    'sección',
  ],
};

const it: TalkWords = {
  openings: ['ecco', 'certo', 'certamente', 'di seguito'],
  offers: [
    'fammi sapere',
    'mi faccia sapere',
    'dimmi se',
    'vuoi che',
    'vuole che',
    'spero che',
    'non esitare',
    'posso anche',
    'ho creato',
    'ho inserito',
    'ho lasciato',
  ],
  work: [
    'modific',
    'adatt',
    'cambi',
    'accorci',
    'sostitu',
    'versione',
    'documento',
    'questa pagina',
    'diapositiv',
    'bozza',
    'aiut',
    'segnaposto',
    'sezione',
  ],
};

const pt: TalkWords = {
  openings: ['aqui está', 'aqui estão', 'aqui vai', 'claro', 'com certeza', 'segue'],
  offers: [
    'me avise',
    'avise-me',
    'diga-me',
    'me diga',
    'quer que eu',
    'gostaria que eu',
    'espero que',
    'não hesite',
    'fique à vontade',
    'posso também',
    'também posso',
    'criei',
    'incluí',
    'deixei',
  ],
  work: [
    'alter',
    'ajust',
    'modific',
    'adapt',
    'mudar',
    'mudança',
    'encurt',
    'substitu',
    'versão',
    'documento',
    'esta página',
    'slide',
    'rascunho',
    'ajud',
    'marcador',
    'seção',
    'secção',
  ],
};

const nl: TalkWords = {
  openings: ['hier is', 'hier zijn', 'natuurlijk', 'zeker', 'graag'],
  offers: [
    'laat me weten',
    'laat het me weten',
    'wil je dat ik',
    'wilt u dat ik',
    'zal ik',
    'ik hoop',
    'ik kan ook',
  ],
  work: [
    'aanpass',
    'wijzig',
    'verander',
    'inkort',
    'vervang',
    'versie',
    'document',
    'deze pagina',
    "dia's",
    'concept',
    'helpt',
    'invulplek',
    'sectie',
  ],
};

const pl: TalkWords = {
  openings: ['oto', 'jasne', 'oczywiście', 'proszę'],
  offers: [
    'daj znać',
    'daj mi znać',
    'proszę dać znać',
    'czy chcesz, żebym',
    'mam nadzieję',
    'mogę też',
    'mogę również',
  ],
  work: [
    'zmien',
    'zmian',
    'dostosow',
    'skróc',
    'popraw',
    'zastąp',
    'wersj',
    'dokument',
    'slajd',
    'szkic',
    'pomo',
    'sekcj',
  ],
};

const ja: TalkWords = {
  openings: ['以下', 'こちら', 'もちろん', '承知'],
  offers: [
    'お知らせください',
    'お申し付けください',
    'おっしゃってください',
    'しましょうか',
    '教えてください',
  ],
  work: ['変更', '修正', '調整', '編集', '短く', 'ご希望', '文書', 'ドキュメント', 'スライド', 'レイアウト'],
};

const zh: TalkWords = {
  openings: ['以下是', '这是', '好的', '当然', '下面是'],
  offers: ['请告诉我', '告诉我', '随时', '希望这', '我可以', '需要我', '請告訴我'],
  work: ['修改', '调整', '更改', '编辑', '缩短', '帮助', '文档', '幻灯片', '版本', '排版', '調整'],
};

const ar: TalkWords = {
  openings: ['إليك', 'بالتأكيد', 'بالطبع', 'تفضل'],
  offers: ['أخبرني', 'هل تريد أن', 'آمل أن', 'يمكنني أيضا', 'لا تتردد'],
  work: ['تعديل', 'تغيير', 'تعدي', 'اختصار', 'المستند', 'الصفحة', 'الشرائح', 'نسخة', 'يساعد'],
};

const languages: readonly TalkWords[] = [en, de, fr, es, it, pt, nl, pl, ja, zh, ar];

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Returns whether a line announces a document: 'Here is your flyer:'. */
export function isAnnouncement(line: string): boolean {
  const text = plain(line).trim();
  return (
    /[:：]\**$/.test(text) &&
    languages.some(({ openings }) => openings.some((words) => text.startsWith(words)))
  );
}

/** Returns whether a paragraph is about the document instead of a part of it. */
export function isTalk(paragraph: string): boolean {
  const text = plain(paragraph);
  return languages.some(
    ({ offers, work }) =>
      offers.some((words) => text.includes(words)) && work.some((words) => text.includes(words)),
  );
}
