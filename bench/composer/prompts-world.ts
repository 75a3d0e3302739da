import type { BenchPrompt } from './bench-prompt.ts';

/** What people type in other languages, those that are read and those whose content is only laid out. */
export const worldPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'Pitch-Präsentation für Moosgrün, eine Plattform, die Gärtner mit leeren Dachflächen verbindet. 34 Dächer, 1.200 m² Beete, wir suchen 400.000 Euro',
    shows: ['Moosgrün', 'Dachflächen', '34', '400.000'],
    hides: ['The problem', 'We are raising', 'Your figure'],
    isDeck: true,
    article: { language: 'de' },
  },
  {
    prompt: 'Folien zur Schulung neuer Kassenkräfte: Begrüßung, Scannen, Bezahlen, Reklamation',
    shows: ['Kassenkräfte', 'Begrüßung', 'Scannen', 'Bezahlen', 'Reklamation', 'Jetzt Sie'],
    hides: ['Watch it'],
    isDeck: true,
    article: { language: 'de' },
  },
  {
    prompt:
      'Présentation pour les investisseurs : Vélova, des vélos pliants pour les trains de banlieue. 900 vélos vendus, 480 k€ de chiffre d’affaires. Nous levons 600 k€',
    shows: ['Vélova', 'vélos pliants', '900', '480 k€', '600 k€'],
    hides: ['Team', 'We are raising'],
    isDeck: true,
    article: { language: 'fr' },
  },
  {
    prompt:
      'Diapositivas sobre el estado del proyecto Nueva Biblioteca: planta baja terminada, riesgo: retraso del ascensor, próximo paso: pintura en mayo',
    shows: ['Nueva Biblioteca', 'lanta baja terminada', 'etraso del ascensor', 'intura en mayo'],
    hides: ['What we have finished', 'Next'],
    isDeck: true,
    article: { language: 'es' },
  },
  {
    prompt: 'Präsentation über das Leben der Bienen für die 5. Klasse',
    shows: ['Leben der Bienen', '5. Klasse'],
    isDeck: true,
    article: { language: 'de' },
  },
  {
    prompt:
      'Rechnung für die Stadtbücherei Ulm: 3 Lesungen je 280 Euro, Fahrtkosten 64,50 Euro, zahlbar in 14 Tagen, von Petra Kühn',
    shows: ['Stadtbücherei Ulm', 'Lesungen', '840,00', '64,50', '904,50', 'Petra Kühn', '12.03.2026'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Einladung zum 50. Geburtstag von Jürgen am 22. August ab 15 Uhr im Vereinsheim, um Antwort bis 1. August wird gebeten',
    shows: ['50. Geburtstag', 'Jürgen', '22. August', '15:00', 'Vereinsheim', '1. August'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Brief an die Hausverwaltung Nordhaus: Bitte um Reparatur der Heizung in der Wohnung 12, seit 8. Februar defekt. Von Amira Said',
    shows: ['Nordhaus', 'Heizung', 'Wohnung 12', '8. Februar', 'Amira Said'],
    article: { language: 'de' },
  },
  {
    prompt: 'Checkliste für die Klassenfahrt: Ausweis, Regenjacke, Lunchpaket, Taschengeld 30 Euro',
    shows: ['Klassenfahrt', 'Ausweis', 'Regenjacke', 'Lunchpaket', 'Taschengeld', '30 Euro'],
    article: { language: 'de' },
  },
  {
    prompt:
      'Attestation de participation pour Julien Morel, atelier de poterie, 14 mars 2026, délivrée par l’association Terre Vive',
    shows: ['Julien Morel', 'atelier de poterie', '14 mars 2026', 'Terre Vive'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'CV de Camille Roux, architecte à Lyon. Depuis 2020 chez Atelier Nord, 2016-2020 chez Studio Brun. Diplôme ENSAL 2015. Langues : français, anglais',
    shows: [
      'Camille Roux',
      'rchitecte',
      'Lyon',
      'Atelier Nord',
      '2020',
      'Studio Brun',
      'ENSAL 2015',
      'anglais',
    ],
    article: { language: 'fr' },
  },
  {
    prompt: 'Devis pour Madame Petit : peinture du salon 850 €, 3 portes à 90 €, TVA 10 %',
    shows: ['Petit', 'einture du salon', '850,00', '270,00', '1 120,00', '112,00', '1 232,00'],
    article: { language: 'fr' },
  },
  {
    prompt:
      'Informe trimestral de ventas: enero 12.400 €, febrero 15.900 €, marzo 21.300 €. Riesgo: falta de existencias',
    shows: ['12.400', '15.900', '21.300', 'enero', 'marzo', 'alta de existencias'],
    article: { language: 'es' },
  },
  {
    prompt:
      'Cartel para la feria del libro, del 24 al 26 de abril en la Plaza Mayor de Salamanca, entrada libre',
    shows: ['eria del libro', '24', '26', 'abril', 'Plaza Mayor', 'Salamanca', 'ntrada libre'],
    article: { language: 'es' },
  },
  {
    prompt: 'Fattura per Rossi Srl: 8 ore di consulenza a 70 €, IVA 22%',
    shows: ['Fattura', 'Rossi Srl', 'onsulenza', '560,00', '123,20', '683,20', 'Totale'],
    hides: ['Invoice', 'Rate'],
    article: { language: 'it' },
  },
  {
    prompt: 'Fatura para Silva Lda: 5 dias de formação a 300 €, IVA 23%, vencimento em 30 dias',
    shows: [
      'Fatura',
      'Silva Lda',
      'ormação',
      ['1500,00', '1.500,00', '1 500,00'],
      '345,00',
      ['1845,00', '1.845,00', '1 845,00'],
    ],
    hides: ['Invoice', 'Subtotal:'],
    article: { language: 'pt' },
  },
  {
    prompt: 'Factuur voor Bakker BV: 12 uur ontwerp à 85 euro, 21% btw, te betalen binnen 14 dagen',
    shows: ['Factuur', 'Bakker BV', 'ntwerp', ['1020,00', '1.020,00'], '214,20', ['1234,20', '1.234,20']],
    hides: ['Invoice'],
    article: { language: 'nl' },
  },
  {
    prompt: 'Faktura dla Kowalski i Syn: 10 godzin konsultacji po 200 zł, VAT 23%',
    shows: ['Faktura', 'Kowalski', 'onsultacji', ['2000,00', '2 000,00'], '460,00', ['2460,00', '2 460,00']],
    hides: ['Invoice'],
    article: { language: 'pl' },
  },
  {
    prompt: '株式会社さくらへの請求書:デザイン費 120,000円、印刷費 45,000円、消費税10%',
    shows: ['請求書', '株式会社さくら', 'デザイン費', '120,000', '印刷費', '45,000', '16,500', '181,500'],
    hides: ['Invoice', 'Subtotal'],
    article: { language: 'ja' },
  },
  {
    prompt: '发票给蓝海公司:设计费 3000元,打印费 500元',
    shows: ['发票', '蓝海公司', '设计费', '3,000.00', '打印费', '500.00', '3,500.00'],
    hides: ['Invoice', 'Total'],
    article: { language: 'zh' },
  },
  {
    prompt: 'ملصق لمهرجان الكتاب يوم 5 مايو في حديقة الأزهر، الدخول مجاني',
    shows: ['مهرجان الكتاب', '5 مايو', 'حديقة الأزهر', 'الدخول مجاني'],
    hides: ['Where', 'When', 'Your name', 'Save your seat'],
    article: { language: 'ar' },
  },
  {
    prompt: '夏祭りのポスター、8月2日 17時から、中央公園、入場無料',
    shows: ['夏祭り', '8月2日', '中央公園', '入場無料'],
    hides: ['Where', 'Your name'],
    article: { language: 'ja' },
  },
];
