import { leading, type PaperPlan, words } from './paper-plan.ts';

/** Papers that an organisation shows to others. */
export const businessPlans: Readonly<Record<string, PaperPlan>> = {
  proposal: {
    home: 0,
    hasFigures: true,
    isAddressed: true,
    bareMoney: words('Budget', 'Budget', 'Budget', 'Presupuesto'),
    sections: [
      {
        title: words('What we propose', 'Unser Vorschlag', 'Notre proposition', 'Nuestra propuesta'),
        style: 'list',
        lead: leading('scope|includes|including|deliverables?|umfang|leistungen|comprend|incluye|alcance'),
        gap: words('What you propose', 'Was Sie vorschlagen', 'Ce que vous proposez', 'Lo que propone'),
      },
      {
        title: words('Why', 'Warum', 'Pourquoi', 'Por qué'),
        style: 'list',
        lead: leading('why|benefits?|goals?|ziele?|nutzen|objectifs?|objetivos?|beneficios?'),
      },
      {
        title: words('Timeline', 'Zeitplan', 'Calendrier', 'Plazos'),
        style: 'list',
        lead: leading('timeline|schedule|zeitplan|calendrier|plazos?'),
        telltale:
          /^(?:starts?|starting|begin\p{L}*|finish\p{L}*|ends?|ready|delivery|within|from|in|beginn|start|fertig|début|dès|livraison|inicio|entrega|a partir)(?!\p{L})/iu,
        gap: words('Start and end', 'Beginn und Ende', 'Début et fin', 'Inicio y fin'),
      },
    ],
  },
  'product-sheet': {
    home: 0,
    hasFigures: true,
    bareMoney: words('Price', 'Preis', 'Prix', 'Precio'),
    sections: [
      {
        title: words('Features', 'Merkmale', 'Caractéristiques', 'Características'),
        style: 'list',
        lead: leading('features?|merkmale|eigenschaften|caractéristiques|características'),
        gap: words('What it can do', 'Was es kann', 'Ce qu’il sait faire', 'Qué hace'),
      },
      {
        title: words('In the box', 'Lieferumfang', 'Contenu', 'Contenido'),
        style: 'list',
        lead: leading('in the box|comes with|box contents|lieferumfang|livré avec|contenu|contenido|incluye'),
      },
    ],
  },
  newsletter: {
    home: 0,
    hasFigures: false,
    isTitledByOrganisation: true,
    sections: [
      {
        title: words('In this issue', 'In dieser Ausgabe', 'Dans ce numéro', 'En este número'),
        style: 'list',
        lead: leading('news|topics?|stories|themen|neuigkeiten|actualités|noticias'),
        gap: words('Your first story', 'Ihre erste Meldung', 'Votre premier sujet', 'Su primera noticia'),
      },
    ],
  },
  'press-release': {
    home: 0,
    hasFigures: false,
    isSentenceTitle: true,
    contactGap: words('Press contact', 'Pressekontakt', 'Contact presse', 'Contacto de prensa'),
    sections: [
      {
        title: words('The news', 'Die Meldung', 'L’information', 'La noticia'),
        style: 'text',
      },
      {
        title: words('Quote', 'Zitat', 'Citation', 'Cita'),
        style: 'text',
        lead: leading('quote|zitat|citation|cita'),
        telltale: /["“„«].{8,}["”“»]/u,
        gap: words(
          'What somebody in charge says',
          'Was eine verantwortliche Person sagt',
          'Ce que dit un responsable',
          'Qué dice un responsable',
        ),
      },
    ],
  },
  'case-study': {
    home: 2,
    hasFigures: true,
    isSentenceTitle: true,
    sections: [
      {
        title: words('Challenge', 'Aufgabe', 'Défi', 'Reto'),
        style: 'text',
        lead: leading(
          '(?:the )?(?:challenge|problem|situation)|aufgabe|herausforderung|défi|problème|reto|problema',
        ),
        gap: words(
          'What the problem was',
          'Was das Problem war',
          'Quel était le problème',
          'Cuál era el problema',
        ),
      },
      {
        title: words('Solution', 'Lösung', 'Solution', 'Solución'),
        style: 'text',
        lead: leading('(?:the )?(?:solution|approach|what we did)|lösung|vorgehen|approche|solución'),
        gap: words('What was done', 'Was getan wurde', 'Ce qui a été fait', 'Qué se hizo'),
      },
      {
        title: words('Result', 'Ergebnis', 'Résultat', 'Resultado'),
        style: 'list',
        lead: leading('(?:the )?(?:results?|outcome)|ergebnisse?|résultats?|resultados?'),
      },
    ],
  },
};
