import { leading, words } from '../papers/paper-plan.ts';
import type { StepPlan } from './deck-plan.ts';

export const nextSteps: StepPlan = {
  label: words('Next', 'Weiter', 'Ensuite', 'Después'),
  title: words('What happens next', 'Wie es weitergeht', 'La suite', 'Próximos pasos'),
  lead: leading(
    'next(?: steps?)?|plan|planned|to ?do|nächste[rn]? schritte?|weiteres vorgehen|prochaines? étapes?|próximos? pasos?',
  ),
  telltale:
    /^(?:next|then|from|by|nächste[rsn]?|danach|ab|prochaine?s?|ensuite|próxim[oa]s?|después)(?!\p{L})/iu,
  open: {
    shape: 'figures',
    gap: words('Step and name', 'Schritt und Name', 'Étape et nom', 'Paso y nombre'),
    figures: [
      [
        words('This week', 'Diese Woche', 'Cette semaine', 'Esta semana'),
        words(
          'What has begun already',
          'Was schon begonnen hat',
          'Ce qui a déjà commencé',
          'Lo que ya ha empezado',
        ),
      ],
      [
        words('This month', 'Diesen Monat', 'Ce mois-ci', 'Este mes'),
        words(
          'What others wait for',
          'Worauf andere warten',
          'Ce que d’autres attendent',
          'Lo que otros esperan',
        ),
      ],
      [
        words('After that', 'Danach', 'Ensuite', 'Después'),
        words('What depends on it', 'Was davon abhängt', 'Ce qui en dépend', 'Lo que depende de ello'),
      ],
    ],
  },
  notes: words(
    'Three steps are enough. The rest belongs in the plan, not on the screen.',
    'Drei Schritte genügen. Der Rest gehört in den Plan, nicht auf die Leinwand.',
    'Trois étapes suffisent. Le reste va dans le plan, pas à l’écran.',
    'Con tres pasos basta. El resto va en el plan, no en la pantalla.',
  ),
};

/** What stands in the way. */
export const risks: StepPlan = {
  label: words('In the way', 'Im Weg', 'Obstacles', 'Obstáculos'),
  title: words(
    'What could hold us up',
    'Was uns aufhalten könnte',
    'Ce qui pourrait nous freiner',
    'Lo que podría frenarnos',
  ),
  lead: leading(
    '(?:main |top |open |key |biggest )?(?:risks?|issues?|blockers?|problems?|concerns?)|blocked by|risiko|risiken|probleme?|hindernisse?|risques?|problèmes?|obstacles?|riesgos?|problemas?|obstáculos?',
  ),
  telltale:
    /(?<!\p{L})(?:delay(?:ed|s)?|late|blocked|bugs?|overrun|behind|verspät\p{L}*|verzöger\p{L}*|retard|retraso)(?!\p{L})/iu,
  open: {
    shape: 'sentence',
    gap: words(
      'The risk to watch, and who watches it',
      'Das Risiko, und wer es im Blick hat',
      'Le risque à suivre, et par qui',
      'El riesgo y quién lo vigila',
    ),
  },
  notes: words(
    'Name a person for each point. A risk without a name belongs to nobody.',
    'Nennen Sie zu jedem Punkt einen Namen. Ein Risiko ohne Namen gehört niemandem.',
    'Un nom pour chaque point. Un risque sans nom n’appartient à personne.',
    'Un nombre para cada punto. Un riesgo sin nombre no es de nadie.',
  ),
};
