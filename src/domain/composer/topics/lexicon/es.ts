import type { TopicWords } from './topic-words.ts';

export const spanish: TopicWords = {
  forms: {
    deck: 'presentación, diapositivas, diapositiva, diapos, slides, powerpoint, charla, exposición, conferencia, ponencia',
    article:
      'artículo, ensayo, texto, informe, entrada de blog, página, documento, resumen, explicación, discurso, trabajo, redacción',
    sheet:
      'ficha, ficha informativa, hoja informativa, ficha técnica, resumen de una página, vista general, panorama, síntesis, chuleta, hoja de estudio, hoja de repaso, de un vistazo',
    guide: 'guía, folleto, manual, introducción, tríptico, guía práctica, cuadernillo, apuntes',
    faq: 'faq, preguntas frecuentes, preguntas y respuestas',
    quiz: 'quiz, cuestionario, test, trivial, trivia, concurso de preguntas, prueba, examen',
    worksheet:
      'hoja de ejercicios, hoja de trabajo, ficha de ejercicios, ficha de trabajo, ejercicios, actividades',
    lesson:
      'plan de clase, plan de lección, planificación de clase, sesión didáctica, unidad didáctica, lección, clase',
    poster: 'cartel, póster, poster, infografía, mural, afiche, volante, octavilla',
  },
  needAbout:
    'informe, página, texto, documento, folleto, volante, test, prueba, examen, discurso, resumen, trabajo, clase, ficha',
  about: 'sobre, de, del, acerca de, en torno a, a propósito de, el tema de, explicando',
  facets: {
    history: 'historia, origen, orígenes, cronología, pasado, evolución',
    how: 'cómo, como, funciona, funcionan, funcionamiento, se hace, se hacen, hecho, elaboración, fabricación, se forma, se forman, formación, proceso, ocurre',
    benefits: 'beneficios, ventajas, ventaja, beneficio, usos, utilidad, puntos fuertes',
    limits:
      'riesgos, riesgo, peligros, peligro, desventajas, inconvenientes, límites, efectos secundarios, problemas, efectos, consecuencias',
    kinds: 'tipos, tipo, clases, variedades, formas, partes, especies',
    start:
      'consejos, consejo, primeros pasos, empezar, cómo empezar, pasos, trucos, recomendaciones, buenas prácticas, afrontar, manejar',
    myths: 'mitos, errores, malentendidos, ideas falsas, creencias falsas',
    terms: 'vocabulario, glosario, términos, definición, definiciones, palabras clave',
    figures: 'cifras, datos, datos y cifras, números, curiosidades',
    questions: 'pregunta, preguntas',
    quiz: 'cuestionario, quiz, test',
    task: 'ejercicio, ejercicios, actividad, tarea',
    summary: 'resumen, conclusión, conclusiones',
    compare: 'diferencias, diferencia, comparación',
    causes: 'causas, causa, razones',
    why: 'por qué, para qué sirve, para qué sirven, importancia, importante, importa',
    rules: 'reglas, regla, normas, reglas del juego',
    etiquette: 'etiqueta, buenos modales, modales',
  },
  small:
    'al pie, abajo, al dorso, en la última página, al final, para terminar, de forma sencilla, de manera sencilla, lo básico, necesito, hazme, gracias, hola, el, la, los, las, lo, un, una, unos, unas, y, e, o, u, sobre, de, del, a, al, en, es, son, era, eran, se, su, sus, nos, yo, tú, que, qué, cual, cuál, con, por, simple, simples, sencillo, sencilla, sencillamente, breve, breves, corto, corta, rápido, rápida, básico, básica, básicos, básicas, conceptos, bases, fundamentos, esencial, nociones, iniciación, introducción, todo, toda, saber, hay, debe, tema, asunto, imágenes, ilustraciones, respuestas, soluciones, ejemplos, paso a paso, de un vistazo, aprender, entender, comprender, general, formación, taller, seminario, curso, mundo, en casa, en la escuela, en el trabajo, vida cotidiana, español, en español, bonito, bonita, por favor, nuestro, nuestra, mi, mis, explicado, explicada, explicados, explicadas, hoy',
  asking:
    'explicado, explicada, qué, explica, explicar, explique, explícame, presenta, presentar, describe, describir, muestra, mostrar, informa, informar, cuenta, cuéntame, resume, resumir',
  toward: 'para, a, con, dirigido a, dirigida a',
  readers:
    'niños, niñas, niño, principiantes, principiante, alumnos, alumnas, estudiantes, clase, aula, curso, cursos, grado, escuela, colegio, instituto, infantil, preescolar, jardín de infancia, jóvenes, adolescentes, adultos, mayores, padres, madres, familias, familia, empleados, trabajadores, personal, equipo, compañeros, todos, todo el mundo, público, profesores, docentes, maestros, miembros, socios, voluntarios, visitantes, pacientes, grupo, club, taller, seminario, formación, vecinos, clientes, primaria, secundaria, eso, bachillerato',
  children:
    'niños, niñas, infantil, preescolar, jardín de infancia, primaria, educación primaria, pequeños, primero de primaria, segundo de primaria, tercero de primaria',
  people: {
    words:
      'gente, personas, mujeres, hombres, chicas, chicos, bebés, abuelos, nietos, hermanos, parejas, amigos, invitados, ciudadanos, turistas, asociaciones, clubes, grupos, equipos, coro, coros, empresas, negocios, oficinas, comunidades, parroquias, hoteles, restaurantes, cafés, tiendas, granjas, bibliotecas, museos, hospitales, consultas, residencias, escuelas, universidades, hogares, juventud, bomberos, policía, cocineros, aprendices, becarios, jubilados, enfermeras, enfermeros, médicos, novatos, aficionados',
    endings: 'ores, oras, istas, antes, eros, eras, entes',
    things:
      'flores, colores, errores, motores, ordenadores, valores, sabores, olores, antes, plantes, elefantes, dinero, primeros, números, alimentos, dientes, fuentes, accidentes, incidentes, carreras, maneras, enteros, ingredientes, importantes, diferentes, interesantes, siguientes, recientes, mejores, peores, mayores, menores, alrededores, interiores, exteriores',
  },
  own: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
  due: {
    phrases: 'hoy, mañana, esta semana, la semana que viene, este mes, pronto, cuanto antes',
    before: 'para, para el, antes del, hasta, hasta el',
    units: 'minutos, minuto, min, horas, hora, segundos',
  },
  qualities:
    'mejores, buenos, buenas, frecuentes, comunes, habituales, principales, importantes, útiles, prácticos, prácticas, sencillos, cinco, diez, siete, tres, cuatro, seis, ocho, algunos, algunas, grandes, los, las, nuestros',
  by: 'por, presentado por, presentada por, impartido por, a cargo de',
  articles: 'el, la, los, las, un, una',
  headsLast: false,
  again:
    'ahora, mejor, en su lugar, por favor, haz, haga, hacer, conviértelo, convierte, convertir, transforma, cambia, pasa, pásalo, en, dame, me, como, mismo, misma, también, puedes, podrías, tú, quiero, quisiera, solo, esto, eso, lo, la, nos, con, de, más, menos, corto, corta, largo, larga, detallado, detallada, versión, otro, otra',
  endings:
    'amientos, amiento, imiento, aciones, acion, iones, ion, mente, ando, iendo, ados, ado, adas, ada, idos, ido, icos, ico, icas, ica, ales, al, ar, er, ir, es, os, as, s, o, a, e',
  labels: {
    titles: {
      deck: 'Presentación',
      article: 'Lo esencial',
      sheet: 'Ficha informativa',
      guide: 'Guía',
      faq: 'Preguntas frecuentes',
      quiz: 'Cuestionario',
      worksheet: 'Hoja de ejercicios',
      lesson: 'Plan de clase',
      poster: 'Cartel',
    },
    name: 'Nombre',
    points: 'Puntos',
    people: 'Se dice que',
    fact: 'En realidad',
    meant: '¿Qué palabra es?',
    lacking: 'Dos o tres frases sobre esto',
    choose: 'Marca la respuesta correcta',
    answer: 'Responde con una frase',
    match: 'Une cada palabra con su significado',
    order: 'Ordena los pasos',
    answers: 'Respuestas',
    remember: 'Para recordar',
    read: 'Lee primero',
    inShort: 'En pocas palabras',
    words: 'Palabras clave',
    facts: 'Datos',
    goal: 'Objetivo',
    goalText: 'El alumnado explica el tema con sus propias palabras y responde preguntas sobre él.',
    time: 'Duración',
    minutes: '45 minutos',
    phase: 'Fase',
    doing: 'Desarrollo',
    material: 'Material',
    materialText: 'Pizarra, papel y las preguntas de abajo',
    opening: 'Inicio',
    openingText: 'Escribir la frase en la pizarra. ¿Es verdad? Recoger lo que sabe la clase.',
    explaining: 'Explicación',
    working: 'Actividad',
    checking: 'Comprobación',
    checkingText: 'Hacer las preguntas de abajo. Lo que muchos fallen será el inicio de la próxima clase.',
    agenda: 'Contenido',
    question: 'Una pregunta',
  },
};
