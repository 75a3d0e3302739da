import { leading, type PaperPlan, words } from './paper-plan.ts';

/** What a year brought, for whoever stands by the house: no risks, no steps of a project. */
export const yearlyPlan: PaperPlan = {
  home: 0,
  hasFigures: true,
  sections: [
    {
      title: words('The year', 'Das Jahr', 'L’année', 'El año'),
      style: 'list',
      lead: leading('highlights?|the year|das jahr|höhepunkte|l’année|temps forts|el año|hitos'),
      gap: words(
        'What the year will be remembered for',
        'Was von diesem Jahr bleibt',
        'Ce que l’on retiendra de l’année',
        'Lo que quedará de este año',
      ),
    },
    {
      title: words('Next year', 'Ausblick', 'Perspectives', 'El próximo año'),
      style: 'list',
      lead: leading(
        'next year|outlook|plans?|planned|ausblick|geplant|nächstes jahr|perspectives|l’an prochain|próximo año|perspectivas',
      ),
      telltale:
        /^(?:next year|in (?:19|20)\d\d|nächstes jahr|l’an prochain|en (?:19|20)\d\d|el próximo año)(?!\p{L})/iu,
    },
    {
      title: words('Thank you', 'Dank', 'Merci', 'Gracias'),
      style: 'text',
      telltale:
        /(?<!\p{L})(?:thanks?|thank you|dank(?:e|en)?|merci|remerci\p{L}*|gracias|agradec\p{L}*)(?!\p{L})/iu,
    },
  ],
};

const yearFirst =
  /^[\s,]*((?:(?:für|for|pour|del?) )?(?:the year |das jahr |l’année )?(?:19|20)\d\d(?: ?[/–-] ?(?:\d{4}|\d{2}))?) ((?:of|for|by|from|at|des|der|vom|von|du|de|del|de la|de l['’]|la)(?![\p{L}])[^.:;\n,]{2,90}?)(?=$|[.:;\n,])/iu;
/** What reports of a year are called. */
export const yearlyName = /annual|yearly|jahres|geschäfts|tätigkeits|activité|annuel|anual|memoria/iu;

interface YearlySource {
  readonly text: string;
  readonly runningTitle: string;
}

/** 'Annual report 2025 of the Elm Trust: …' is called so as a whole, where the prompt says of which year and whose. */
export function calledWhole<Source extends YearlySource>(source: Source): Source {
  const match = yearFirst.exec(source.text);
  if (!match) return source;
  const [whole, year = '', whose = ''] = match;
  const rest = source.text.slice(whole.length).replace(/^[\s:,.;]+/, '');
  return { ...source, text: `: ${source.runningTitle} ${year} ${whose}: ${rest}` };
}
