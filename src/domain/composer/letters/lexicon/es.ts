import { framesOf } from './frames-of.ts';
import type { LetterWords } from './letter-words.ts';

export const spanish: LetterWords = {
  letters:
    'carta, carta de presentación, carta de agradecimiento, carta de reclamación, carta de disculpa, carta de renuncia, correo, correo electrónico, email, mail, e-mail, mensaje, nota, reclamación, queja, solicitud, renuncia, baja, invitación, agradecimiento, disculpa, llamamiento, escribe, escríbele, escribir, escriba, discurso, brindis, elogio fúnebre, palabras',
  addressing: 'escríbele',
  speeches: 'discurso, brindis, elogio fúnebre, elogio, unas palabras',
  courtesies:
    'querida ia, hola, buenos días, buenas tardes, buenas, por favor, gracias de antemano, muchas gracias, gracias, puedes, podrías, puede, podría, necesito, quiero, quisiera, me gustaría, escríbeme, escribe, escribir, escriba, redacta, redactar, haz, hazme, una, un, la, el, los',
  to: 'a, al, para',
  toNoun: 'al',
  from: 'de parte de, firmado por, firmado, firmada, firma, firmo, firmo como, firmamos, lo firma, la firma, me llamo, mi nombre es, en nombre de',
  signOffs:
    'de, gracias, muchas gracias, atentamente, saludos, un saludo, un abrazo, cordialmente, con cariño',
  about: 'sobre, acerca de, respecto a, referente a',
  determiners:
    'el, la, los, las, un, una, unos, unas, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, este, esta, estos, estas, todos, todas',
  openers: '',
  own: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
  ends: 'para, por, que, porque, sobre, de, del, desde, con, en, y, pero, quien, cuando, como, es, son, fue, ha, han, yo, él, ella, ellos',
  close:
    'mamá, papá, madre, padre, abuela, abuelo, hermana, hermano, tía, tío, prima, primo, sobrina, sobrino, hijo, hija, amigo, amiga, amigos, amigas, familia, marido, mujer, novio, novia',
  roles:
    'padres, vecinos, inquilinos, socios, clientes, compañeros, voluntarios, donantes, invitados, amigos, familia',
  and: 'y, y también, luego',
  subjects: 'yo, nosotros, nosotras, él, ella, ellos, ellas, usted, tú, esto, eso, nadie, todos, me, nos, se',
  joins:
    'que, quien, porque, cuando, si, como, y, o, pero, aunque, a pesar, con, sin, después, antes, para, por, a, de, del, en, desde, donde, mientras, hasta, salvo, incluido',
  fronts:
    'de, en, desde, gracias a, por, tras, después de, antes de, con, sin, durante, a pesar de, y, pero, hasta',
  finite: {
    endings: /^\p{L}{2,30}(?:amos|íamos|imos|emos|aron|ieron|aba|aban|ía|ían|ó|é|oy)$/u,
    verbs:
      'es, está, están, son, ha, han, he, hemos, hay, tengo, tiene, puedo, puede, lleva, fue, era, hizo, quiero, voy, va, vence, sabe, llega, cierra, abre',
  },
  wishes:
    'educado, educada, firme, pero, corto, corta, breve, formal, informal, cordial, cálido, cálida, profesional, divertido, divertida, emotivo, emotiva, serio, seria, sencillo, sencilla, amable, tono, página, páginas, minuto, minutos, palabras, no, muy, demasiado, y, un, una, poco, más, con, humor, en, español, unos, unas, dos, tres, máximo, sincero, sincera, que, sea, suene',
  relatives: {
    words: 'que',
    verbs: '',
    past: { endings: /^\p{L}{2,30}(?:ó|aba|ía)$/u, verbs: '' },
    you: 'usted',
  },
  that: 'que',
  addressedTold: '',
  addressed: '',
  frames: framesOf(`
    dile, diles, decirle, decirles, para decirle, para decirles, menciona, explica, añade, indica > que =
    pídele, pídeles > que = +Le pido que {rest}. / Te pido que {rest}.
    pregúntale, pregúntales, preguntar, pregunta > si, cuándo, qué, cómo, dónde, por qué = +Le agradecería que me dijera {link} {rest}. / Dime {link} {rest}.
    porque = Le escribo porque {rest}. / Te escribo porque {rest}.
    para, de @ carta de presentación, solicitud = +Me gustaría optar a {rest}.
    por @ agradecimiento, gracias = +Gracias por {rest}.
    por @ disculpa, disculpas = +Le pido disculpas por {rest}. / Te pido disculpas por {rest}.
    a, al, para @ invitación = +Me gustaría invitarle {word} {rest}.
    para = +Le escribo para {rest}. / Te escribo para {rest}.
    por = +Le escribo por {rest}. / Te escribo por {rest}.
  `),
  others:
    'hijo, hija, niño, niña, marido, mujer, madre, padre, perro, gato, hermano, hermana, médico, él, ella',
  unsaid: { subject: '', verbs: '' },
  introduces: 'soy',
  salutations: {
    padres: 'Estimadas familias:',
    vecinos: 'Queridos vecinos:',
    inquilinos: 'Estimados inquilinos:',
    socios: 'Estimados socios:',
    clientes: 'Estimados clientes:',
    compañeros: 'Queridos compañeros:',
    voluntarios: 'Queridos voluntarios:',
    amigos: 'Queridos amigos:',
    abuela: 'Querida abuela:',
    abuelo: 'Querido abuelo:',
    mamá: 'Querida mamá:',
    papá: 'Querido papá:',
  },
  hello: 'Hola:',
  points: 'En resumen:',
};
