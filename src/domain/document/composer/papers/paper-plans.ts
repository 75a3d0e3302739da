import { businessPlans } from './business-plans.ts';
import { leading, type PaperPlan, words } from './paper-plan.ts';

const nextSteps = words('Next steps', 'Nächste Schritte', 'Prochaines étapes', 'Próximos pasos');
const details = words('Details', 'Einzelheiten', 'Détails', 'Detalles');

/** A clause in which somebody does something by a day. */
const byDay =
  /(?<![\p{L}])(?:by|until|before|due|bis(?: zum)?|avant(?: le)?|d['’]ici|antes del?|hasta(?: el)?) (?=\d|\p{Lu}|the |end|next|tomorrow|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|le |el |lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|mañana|demain|morgen|ende)/u;

/** The kinds of paper that have an order of their own. */
export const paperPlans: Readonly<Record<string, PaperPlan>> = {
  report: {
    home: 0,
    hasFigures: true,
    sections: [
      {
        title: words('Status', 'Stand', 'État', 'Estado'),
        style: 'list',
        lead: leading('status|stand|état|estado'),
      },
      {
        title: words('Done', 'Erledigt', 'Réalisé', 'Hecho'),
        style: 'list',
        lead: leading(
          'done|completed|finished|delivered|achieved|achievements?|highlights?|erledigt|abgeschlossen|réalisé|terminé|hecho|logros',
        ),
      },
      {
        title: words('Risks and issues', 'Risiken', 'Risques', 'Riesgos'),
        style: 'list',
        lead: leading(
          '(?:main |top |open |key )?(?:risks?|issues?|blockers?|problems?)|blocked by|late|delayed|behind|verspätet|en retard|retrasado|risiko|risiken|probleme?|risques?|problèmes?|riesgos?|problemas?',
        ),
        telltale:
          /(?<!\p{L})(?:delay(?:ed|s)?|late|blocked|bugs?|overrun|verspät\p{L}*|retard|retraso)(?!\p{L})/iu,
        gap: words('Risks to watch', 'Risiken', 'Risques à suivre', 'Riesgos a vigilar'),
      },
      {
        title: nextSteps,
        style: 'list',
        lead: leading(
          'next steps?|nächste[rn]? schritte?|prochaines? étapes?|próximos? pasos?|planned|to ?do|plan',
        ),
        telltale: /^(?:next|nächste[rsn]?|prochaine?s?|próxim[oa]s?)(?!\p{L})/iu,
        gap: words('Next step', 'Nächster Schritt', 'Prochaine étape', 'Próximo paso'),
      },
    ],
  },
  minutes: {
    hasAttendees: true,
    home: 2,
    hasFigures: false,
    hasLead: true,
    sections: [
      {
        title: words('Present', 'Anwesend', 'Présents', 'Asistentes'),
        style: 'line',
        lead: leading(
          'present|attendees|attended by|attending|participants|in attendance|anwesend(?:e)?|teilnehmer(?:innen)?|teilnehmende|présents?|présentes?|participants|asistentes|presentes|asisten',
        ),
        gap: words('Who was there', 'Wer dabei war', 'Qui était présent', 'Quién asistió'),
      },
      {
        title: words('Apologies', 'Entschuldigt', 'Excusés', 'Ausentes'),
        style: 'line',
        lead: leading('apologies|absent|excused|entschuldigt|abwesend|excusée?s?|absente?s?|ausentes?'),
      },
      {
        title: words('Discussed', 'Besprochen', 'Points abordés', 'Temas tratados'),
        style: 'list',
        lead: leading(
          'discussed|topics?|(?:we )?(?:discussed|talked about|spoke about)|besprochen|themen|thema|points abordés|(?:on a )?(?:discuté(?: de)?|parlé de)|temas?|se habló de',
        ),
      },
      {
        title: words('Decisions', 'Beschlüsse', 'Décisions', 'Decisiones'),
        style: 'list',
        lead: leading(
          '(?:we |it was |(?:the )?(?:board|committee|members|all) )?(?:decided|agreed|voted|resolved)(?: unanimously)?(?: to| that| on| for)?|resolutions?|resolved|decisions?|agreements?|beschlüsse|beschluss|beschlossen(?: wurde)?|entscheidung(?:en)?|décisions?|(?:il est |on a |a été )?(?:décidé|voté)(?: de)?|résolutions?|decisión|decisiones|acuerdos?|resoluci(?:ón|ones)|se (?:decid(?:e|ió)|acordó|votó)(?: que)?',
        ),
        telltale:
          /(?<!\p{L})(?:approved|adopted|carried|passed unanimously|unanimous(?:ly)?|rejected|voted (?:down|against|in favou?r)|(?:was|were|is|are) (?:agreed|decided|elected)|(?:re-?)?elected|beschlossen|genehmigt|angenommen|abgelehnt|verabschiedet|einstimmig|(?:wieder)?gewählt|adoptée?s?|approuvée?s?|votée?s?|rejetée?s?|(?:ré)?élue?s?|aprobad[oa]s?|aprueba|aprobó|rechazad[oa]s?|(?:re)?elegid[oa]s?|unanimidad)(?!\p{L})/iu,
        gap: words('What was decided', 'Was beschlossen wurde', 'Ce qui a été décidé', 'Qué se decidió'),
      },
      {
        title: words('Actions', 'Aufgaben', 'Actions', 'Tareas'),
        style: 'actions',
        lead: leading(
          'actions?(?: items?| points?)?|to-?dos?|tasks?|aufgaben?|maßnahmen|actions? à mener|tâches|tareas?|acciones',
        ),
        telltale: new RegExp(`${byDay.source}|^\\p{L}{2,20} (?:will|wird|fera|hará) `, 'u'),
        gap: words(
          'Who does what by when',
          'Wer macht was bis wann',
          'Qui fait quoi et pour quand',
          'Quién hace qué y cuándo',
        ),
      },
      {
        title: words('Next meeting', 'Nächste Sitzung', 'Prochaine réunion', 'Próxima reunión'),
        style: 'text',
        lead: leading(
          'next meeting|nächste[s]? (?:sitzung|treffen|termin)|prochaine réunion|próxima reunión',
        ),
      },
    ],
  },
  agenda: {
    isTimed: true,
    notes: words('Notes', 'Notizen', 'Notes', 'Notas'),
    home: 0,
    hasFigures: false,
    sections: [
      {
        title: words('Items', 'Tagesordnungspunkte', 'Points à l’ordre du jour', 'Puntos'),
        style: 'ordered',
        lead: leading('agenda|items?|topics?|points?|themen|tops?|puntos|temas'),
        gap: words('First item', 'Erster Punkt', 'Premier point', 'Primer punto'),
      },
      {
        title: words('Please bring', 'Bitte mitbringen', 'À apporter', 'Traer'),
        style: 'list',
        lead: leading(
          '(?:please )?(?:bring|prepare|read)|bitte mitbringen|mitbringen|à apporter|apporter|traer',
        ),
      },
    ],
  },
  checklist: {
    notes: words('Notes', 'Notizen', 'Notes', 'Notas'),
    home: 0,
    hasFigures: false,
    sections: [
      {
        title: words('List', 'Liste', 'Liste', 'Lista'),
        style: 'checklist',
        lead: leading('items?|to do|tasks?|aufgaben'),
        gap: words('First item', 'Erster Punkt', 'Premier point', 'Primer punto'),
      },
    ],
  },
  cv: {
    home: 2,
    hasFigures: false,
    hasLead: true,
    sections: [
      {
        title: words('Experience', 'Berufserfahrung', 'Expérience', 'Experiencia'),
        style: 'list',
        lead: leading(
          '(?:work |professional )?experience|berufserfahrung|erfahrung|expérience(?: professionnelle)?|experiencia(?: laboral)?|worked (?:as|at)(?= )|jobs?',
        ),
        telltale:
          /(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez)\+? (?:years?|yrs?|months?|jahren?|monate?|ans|mois|años|meses)(?!\p{L})|(?:19|20)\d\d ?(?:[-–—]|to|bis|à|a) ?(?:(?:19|20)?\d\d|now|today|present|heute)|(?<!\p{L})(?:since|seit|depuis|desde) (?:19|20)\d\d|^(?:19|20)\d\d ?(?:[-–—]|to|bis|à|a) ?(?:\d{4}|now|today|present|heute|aujourd’hui|hoy)|(?<!\p{L})(?:worked|works|working|currently|previously|formerly|arbeitet|arbeitete|travaille|trabaja|led|managed|built)(?!\p{L})/iu,
        gap: words(
          'Your last position and employer',
          'Letzte Stelle und Arbeitgeber',
          'Dernier poste et employeur',
          'Último puesto y empresa',
        ),
      },
      {
        title: words('Education', 'Ausbildung', 'Formation', 'Formación'),
        style: 'list',
        lead: leading('education|studies|ausbildung|bildung|formation|études|formación|educación|estudios'),
        telltale:
          /(?<!\p{L})(?:b\.?sc|m\.?sc|b\.?a|m\.?a|mba|ph\.?d|bachelor\p{L}*|master\p{L}*|degree|diploma|diplom|licenciad[oa]|grado|university|universität|université|universidad|studied|graduated|studium|studierte|abitur|école|school of|college|culinary|diplôme|dipl\.|apprenticeship|ausbildung|certified|certificate)(?!\p{L})/iu,
        gap: words('Your education', 'Ihre Ausbildung', 'Votre formation', 'Su formación'),
      },
      {
        title: words('Skills', 'Kenntnisse', 'Compétences', 'Competencias'),
        style: 'list',
        lead: leading(
          '(?:key )?skills?(?: in)?|skilled in|kenntnisse(?: in)?|fähigkeiten|compétences?|competencias|habilidades|conocimientos de',
        ),
      },
      {
        title: words('Languages', 'Sprachen', 'Langues', 'Idiomas'),
        style: 'line',
        lead: leading(
          'languages?|speaks|speaking|fluent in|sprachen|spricht|langues?|parle|idiomas?|habla|lenguas',
        ),
        telltale:
          /^(?:(?:native|fluent|basic|business|fließend|courant)e? )?(?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|mandarin|chinese|japanese|russian|hindi|deutsch|englisch|französisch|spanisch|français|anglais|allemand|espagnol|español|inglés|francés|alemán)(?!\p{L})/iu,
      },
      {
        title: words('Interests', 'Interessen', 'Centres d’intérêt', 'Intereses'),
        style: 'line',
        lead: leading('interests?|hobbies|interessen|loisirs|intereses|aficiones|likes'),
      },
    ],
  },
  'lesson-plan': {
    notes: words('Notes', 'Notizen', 'Notes', 'Notas'),
    home: 3,
    steps: 2,
    isTimed: true,
    hasFigures: true,
    sections: [
      {
        title: words('Goal', 'Ziel', 'Objectif', 'Objetivo'),
        style: 'list',
        lead: leading(
          '(?:learning )?(?:goals?|objectives?|aims?)|students? (?:can|will)|lernziele?|ziele?|objectifs?|objetivos?',
        ),
        gap: words(
          'What the class can do afterwards',
          'Was die Klasse danach kann',
          'Ce que la classe saura faire',
          'Lo que sabrá hacer la clase',
        ),
      },
      {
        title: words('Materials', 'Material', 'Matériel', 'Materiales'),
        style: 'list',
        lead: leading('materials?|needs?|materialien|matériel|materiales'),
      },
      {
        title: words('Steps', 'Ablauf', 'Déroulement', 'Desarrollo'),
        style: 'ordered',
        lead: leading(
          'steps?|activities|activity|procedure|ablauf|schritte|déroulement|activités|desarrollo|actividades|pasos',
        ),
        telltale:
          /(?<!\p{L})(?:warm-?up|starter|plenary|group work|exit ticket|einstieg|gruppenarbeit)(?!\p{L})/iu,
        gap: words('Steps of the lesson', 'Schritte der Stunde', 'Étapes de la séance', 'Pasos de la clase'),
      },
      { title: details, style: 'list' },
      {
        title: words('Homework', 'Hausaufgabe', 'Devoirs', 'Deberes'),
        style: 'list',
        lead: leading('homework|hausaufgaben?|devoirs|deberes|tarea'),
      },
    ],
  },
  ...businessPlans,
};
