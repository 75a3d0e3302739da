import type { BenchPrompt } from './bench-prompt.ts';
import { longText } from './long-text.ts';
import { pastedDocuments } from './pasted-documents.ts';

export interface PastedContent extends Pick<BenchPrompt, 'isDeck' | 'mostPages' | 'article' | 'hides'> {
  /** What stands before the content. */
  readonly ask: string;
  readonly content: string;
}

/** The prompt that the editor offers a newcomer. */
const usual = 'Generate a well-styled 1 page document based on the following content';

/** Everything that people paste, from one word to three thousand. */
export const pastedContents: readonly PastedContent[] = [
  { ask: usual, content: 'Welcome' },
  { ask: usual, content: 'Closed on Monday' },
  { ask: usual, content: 'We are open again from 9 May. Come in and say hello.' },
  {
    ask: usual,
    content:
      'Key figures 2025\n\nRevenue: €1.24M\nGrowth: 18%\nEmployees: 42\nOffices: 3\nCustomer satisfaction: 4.7 of 5',
  },
  {
    ask: usual,
    content: 'Name,Role,Since\nAda Byron,Engineer,2019\nLi Wei,Designer,2021\nNoor Haddad,Support,2023',
  },
  {
    ask: usual,
    content: 'Month\tVisitors\tSales\nJanuary\t1200\t340\nFebruary\t1350\t410\nMarch\t1610\t530',
  },
  {
    ask: usual,
    content: 'Produkt;Menge;Preis\nApfel;12;0,40\nBirne;7;0,55\nQuitte;3;1,20',
    article: {},
  },
  {
    ask: usual,
    content:
      '| Task | Owner | Due |\n|---|:---:|---:|\n| Write copy | Ana | 5 May |\n| Design page | Ben | 8 May |\n| Publish | Carla | 12 May |',
  },
  {
    ask: usual,
    content:
      'Project timeline\n\n12 March: kickoff\n2 April: first draft\n20 May: review with the council\n1 July: opening',
  },
  {
    ask: usual,
    content:
      'notes from today\n- talked to the printer, 3 days delay\n- Ana sends new files tomorrow\n- budget still ok (2,400 of 3,000 used)\n- next call thursday 10:00',
  },
  {
    ask: usual,
    content:
      '1. Preheat the oven to 180 °C\n2. Mix 200 g flour with 100 g butter\n3. Add 2 eggs\n4. Bake for 25 minutes\n\nServes 6 people.',
  },
  {
    ask: 'Make a nice page from this text:',
    content:
      'The old lighthouse at Cape Farrow was lit for the first time in 1871. For ninety years a keeper climbed its 142 steps every evening. Today the lamp is automatic, and the keeper’s house is a small museum. Visitors may climb to the gallery from May to September.',
  },
  {
    ask: 'Turn these notes into slides:',
    content:
      '# Moving to solar\n\n## Why now\n\n- Prices fell by half\n- The roof needs repair anyway\n\n## What it costs\n\n| Item | Cost |\n|---|---|\n| Panels | $18,000 |\n| Battery | $6,500 |\n\n## Next steps\n\n1. Two quotes\n2. Decision in June',
    isDeck: true,
    mostPages: 12,
  },
  {
    ask: 'Format the following as a document:',
    content:
      '# Return policy\n\nYou can return any item **within 30 days**.\n\n## Conditions\n\n- Unused and in its *original* packaging\n- With the receipt\n\n> We never ask why.\n\n## How\n\nWrite to [returns@example.com](mailto:returns@example.com) and we send a label.\n\n```\nORDER-NUMBER / NAME\n```',
  },
  {
    ask: usual,
    content:
      'Liebe Nachbarn,\n\nam Samstag, den 13. Juni, feiern wir unser Straßenfest. Bitte bringt Salate und Kuchen mit.\n\nAufbau: 10 Uhr\nBeginn: 14 Uhr\nEnde: 22 Uhr\n\nHerzliche Grüße\nFamilie Okonkwo',
    article: { language: 'de' },
  },
  {
    ask: usual,
    content:
      'Chers parents,\n\nla classe de CM2 part à la mer du 8 au 12 juin. Le prix est de 240 € par enfant.\n\nÀ apporter :\n- un duvet\n- des bottes\n- une lampe\n\nMerci de répondre avant le 2 avril.',
    article: { language: 'fr' },
  },
  {
    ask: usual,
    content:
      'Normas de la piscina\n\n1. Ducharse antes de entrar\n2. No correr\n3. Prohibido el vidrio\n\nHorario: de 10:00 a 20:00, de junio a septiembre.',
    article: { language: 'es' },
  },
  {
    ask: usual,
    content: 'Список покупок\n\n- хлеб\n- молоко\n- яблоки 2 кг',
    article: { language: 'ru' },
  },
  {
    ask: usual,
    content: 'قائمة المهام\n\n- شراء الخبز\n- الاتصال بالطبيب\n- دفع الفاتورة',
    article: { language: 'ar' },
  },
  { ask: usual, content: 'Λίστα\n\n- ψωμί\n- γάλα', article: { language: 'el' } },
  {
    ask: usual,
    content:
      'Q: When do you open?\nA: At eight, every day but Sunday.\n\nQ: Can I bring my dog?\nA: Yes, on a lead.\n\nQ: Do you take cards?\nA: All of them.',
  },
  {
    ask: usual,
    content:
      '- [x] Tickets booked\n- [x] Hotel paid\n- [ ] Passports renewed\n- [ ] Cat sitter found\n\nDeparture 4 August, 6:40.',
  },
  {
    ask: usual,
    content:
      '<h1>Not markup</h1>\n<script>alert("x")</script>\nText with <b>tags</b> & ampersands stays text.',
  },
  ...pastedDocuments.map((entry) => ({ ask: usual, ...entry })),
  { ask: usual, content: longText(350), mostPages: 2 },
  { ask: usual, content: longText(1_000), mostPages: 4 },
  { ask: usual, content: longText(3_000), mostPages: 11 },
];
