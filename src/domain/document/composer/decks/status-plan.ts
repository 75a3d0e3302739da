import { leading, words } from '../papers/paper-plan.ts';
import type { DeckPlan } from './deck-plan.ts';
import { nextSteps, risks } from './shared-steps.ts';

export const statusPlan: DeckPlan = {
  subtitle: words(
    'Where we stand, what is in the way, what comes next',
    'Wo wir stehen, was im Weg ist, was als Nächstes kommt',
    'Où nous en sommes, ce qui freine, ce qui suit',
    'Dónde estamos, qué nos frena, qué sigue',
  ),
  home: 0,
  figuresAfter: 0,
  steps: [
    {
      label: words('Status', 'Stand', 'État', 'Estado'),
      title: words('Where we stand', 'Wo wir stehen', 'Où nous en sommes', 'Dónde estamos'),
      lead: leading('status|progress|stand|fortschritt|état|avancement|estado|avance'),
      open: {
        shape: 'figures',
        gap: words('Your figure', 'Ihre Zahl', 'Votre chiffre', 'Su cifra'),
        figures: [
          [
            words('Done', 'Erledigt', 'Réalisé', 'Hecho'),
            words(
              'Of what was planned for today',
              'Von dem, was bis heute geplant war',
              'De ce qui était prévu à ce jour',
              'De lo previsto hasta hoy',
            ),
          ],
          [
            words('Spent', 'Ausgegeben', 'Dépensé', 'Gastado'),
            words('Of the whole budget', 'Vom ganzen Budget', 'Du budget total', 'Del presupuesto total'),
          ],
          [
            words('Finished by', 'Fertig am', 'Terminé le', 'Terminado el'),
            words('As it looks from here', 'So wie es heute aussieht', 'Vu d’aujourd’hui', 'Visto desde hoy'),
          ],
        ],
      },
      notes: words(
        'Say green, amber or red first. Then say why.',
        'Sagen Sie zuerst Grün, Gelb oder Rot. Dann, warum.',
        'Dites d’abord vert, orange ou rouge. Puis pourquoi.',
        'Diga primero verde, ámbar o rojo. Después, por qué.',
      ),
    },
    {
      label: words('Done', 'Erledigt', 'Réalisé', 'Hecho'),
      title: words('What we have finished', 'Was geschafft ist', 'Ce qui est fait', 'Lo que hemos terminado'),
      lead: leading(
        'done|completed|finished|delivered|achieved|achievements?|highlights?|erledigt|abgeschlossen|fertig|réalisé|terminé|hecho|logros',
      ),
      telltale:
        /(?<!\p{L})(?:done|completed|finished|delivered|shipped|signed|erledigt|abgeschlossen|fertig(?:gestellt)?|geliefert|terminée?s?|livrée?s?|terminad[oa]s?|entregad[oa]s?)(?!\p{L})/iu,
      open: {
        shape: 'sentence',
        gap: words(
          'The result that others can already use',
          'Das Ergebnis, das andere schon nutzen können',
          'Le résultat déjà utilisable',
          'El resultado que otros ya pueden usar',
        ),
      },
      notes: words(
        'Results first. Effort is of interest only where it explains a delay.',
        'Ergebnisse zuerst. Aufwand zählt nur, wo er eine Verzögerung erklärt.',
        'Les résultats d’abord. L’effort n’intéresse que s’il explique un retard.',
        'Primero los resultados. El esfuerzo interesa solo si explica un retraso.',
      ),
    },
    risks,
    nextSteps,
  ],
  closing: {
    label: words('To decide', 'Zu entscheiden', 'À décider', 'Por decidir'),
    title: words(
      'One decision for today',
      'Eine Entscheidung für heute',
      'Une décision pour aujourd’hui',
      'Una decisión para hoy',
    ),
    ask: words('We need', 'Wir brauchen', 'Il nous faut', 'Necesitamos'),
    points: [
      [
        words('What waiting costs', 'Was Warten kostet', 'Ce que coûte l’attente', 'Lo que cuesta esperar'),
        words(
          'Each week without an answer moves what depends on it.',
          'Jede Woche ohne Antwort verschiebt, was davon abhängt.',
          'Chaque semaine sans réponse retarde ce qui en dépend.',
          'Cada semana sin respuesta retrasa lo que depende de ella.',
        ),
      ],
    ],
    gap: words('Decision', 'Entscheidung', 'Décision', 'Decisión'),
    notes: words(
      'Ask for one thing, and say what waiting would cost.',
      'Bitten Sie um eine Sache, und sagen Sie, was Warten kostet.',
      'Demandez une seule chose, et dites ce que coûterait l’attente.',
      'Pida una sola cosa y diga cuánto costaría esperar.',
    ),
  },
};
