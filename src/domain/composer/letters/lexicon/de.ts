import { framesOf } from './frames-of.ts';
import type { LetterWords } from './letter-words.ts';

export const german: LetterWords = {
  letters:
    'brief, e-mail, email, mail, schreiben, nachricht, dankesbrief, kündigung, beschwerde, bewerbung, entschuldigung, entschuldigungsbrief, bitte, anschreiben, antrag, einspruch, widerspruch, spendenaufruf, einladung, zusage, absage, mahnung, erinnerung, danke, reklamation, schreib, schreibe, rede, ansprache, toast, laudatio, trauerrede, hochzeitsrede, abschiedsrede, geburtstagsrede, trauzeugenrede, bewerbungsschreiben, kündigungsschreiben, empfehlungsschreiben, beschwerdebrief, motivationsschreiben, bittbrief, gratulation, glückwunsch, kondolenzbrief',
  addressing: 'frag, bitte, sag',
  speeches:
    'rede, ansprache, toast, laudatio, trauerrede, hochzeitsrede, abschiedsrede, geburtstagsrede, trauzeugenrede, eröffnungsrede, dankesrede, brautvaterrede, begrüßung',
  courtesies:
    'liebe ki, hallo ki, guten tag, guten morgen, hallo, hi, moin, hey, bitte, danke im voraus, vielen dank im voraus, vielen dank, danke, besten dank, kannst du, könntest du, können sie, könnten sie, ich brauche, ich bräuchte, ich möchte, wir brauchen, brauche, mir, uns, schreib, schreibe, schreiben, schreiben sie, erstelle, verfasse, formuliere, mach, einen, eine, ein, den, die, das, mal',
  to: 'an, für, zum, zur',
  toNoun: 'zum, zur',
  from: 'von, gezeichnet, gez, unterschrieben von, unterschrift, es unterschreibt, unterzeichnet, absender, mein name ist, ich heiße, im namen von',
  signOffs:
    'mit freundlichen grüßen, viele grüße, liebe grüße, lg, mfg, danke, vielen dank, gruß, grüße, dein, deine, ihr, ihre',
  about: 'wegen, über, zum thema, bezüglich, zu, betreff',
  determiners:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer, ihr, ihre, ihren, ihrem, alle, allen, dieser, diese, dieses, diesen',
  openers: 'bitte, vielen, herzlichen, hiermit, leider, seit, trotz, danke',
  own: 'mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer',
  ends: 'wegen, dass, weil, um, für, über, mit, in, bei, zum, zur, als, seit, damit, von, und, aber, trotz, per, ab, bis, ist, sind, war, hat, haben, ich, wir, er, es, sie, am, im, nach, aus, vor, bezüglich, zu',
  close:
    'mama, papa, mutter, vater, oma, opa, schwester, bruder, tante, onkel, cousine, cousin, nichte, neffe, sohn, tochter, freund, freundin, freunde, kumpel, familie, enkel, enkelin, großmutter, großvater, patenkind, mann, frau mama',
  roles:
    'eltern, nachbarn, mieter, mitglieder, kunden, kollegen, kolleginnen, mitarbeiter, helfer, spender, gäste, freunde, familie',
  and: 'und, und dann, sowie',
  subjects: 'ich, wir, er, sie, es, du, ihr, man, das, dies, alle, niemand, jeder',
  joins:
    'dass, weil, obwohl, wenn, als, während, damit, ob, und, oder, aber, trotz, mit, ohne, nach, vor, für, zu, in, auf, an, bei, von, seit, bis, sondern, sowie, inklusive, außer, wegen, um, aus, der, deren, dessen, welche, welcher',
  fronts:
    'trotz, seit, nach, in, im, am, an, vor, bei, mit, für, auf, deshalb, daher, dort, dann, außerdem, leider, und, aber, zu, zum',
  wishes:
    'höflich, freundlich, bestimmt, kurz, knapp, lang, formell, förmlich, locker, lustig, witzig, herzlich, persönlich, warm, sachlich, professionell, ernst, emotional, seite, seiten, minute, minuten, worte, wörter, ton, bitte, aber, nicht, zu, sehr, und, ein, eine, bisschen, etwas, eher, mit, humor, humorvoll, charmant, deutlich, per, du, sie, einfach, einfacher, sprache, deutsch, englisch, maximal, etwa, ca, soll, klingen, halbe, drei, zwei, rührend, nett, modern',
  relatives: {
    you: 'Sie',
    words: 'die, der, das',
    verbs: 'hat=haben, ist=sind, war=waren, hatte=hatten, wird=werden, hilft=helfen, konnte=konnten',
    final: { kinds: 'dank, danke, dankesbrief, dankschreiben', sentence: 'Vielen Dank, dass Sie {rest}.' },
  },
  that: '',
  isAddressedFirst: true,
  addressedTold:
    'wir möchten sie=Wir möchten Sie, ich möchte sie=Ich möchte Sie, ich bitte sie=Ich bitte Sie, wir laden sie=Wir laden Sie, ich danke ihr=Ich danke Ihnen, ich danke ihm=Ich danke Ihnen, wir danken ihr=Wir danken Ihnen, wir danken ihm=Wir danken Ihnen',
  addressed: 'ihn=Sie, ihm=Ihnen, ihnen=Ihnen, ihr=Ihnen, sie=Sie',
  others:
    'sohn, tochter, kind, kinder, mann, frau, mutter, vater, hund, katze, bruder, schwester, oma, opa, arzt, fahrer, er',
  unsaid: {
    subject: 'Ich',
    verbs: 'möchte, will, habe, bin, brauche, kann, hoffe, bitte, spreche, arbeite, suche, wohne, freue mich',
  },
  frames: framesOf(`
    bitte, bitten, frag, frage, fragen, frag nach > ob, wann, wie, warum, wo, was, welche, wer = +Bitte sagen Sie mir, {link} {rest}. / Bitte sag mir, {link} {rest}.
    frag, frage, fragen, frage bitte > nach = +Ich möchte Sie nach {rest} fragen. / Ich möchte dich nach {rest} fragen.
    bitte, bitten, bittet > um = +Ich bitte Sie um {rest}. / Ich bitte dich um {rest}.
    mit der bitte > um = +Ich bitte Sie um {rest}. / Ich bitte dich um {rest}.
    dass, sag dass, schreib dass, erwähne dass = Ich möchte Ihnen mitteilen, dass {rest}. / Ich möchte dir sagen, dass {rest}.
    weil = Ich schreibe Ihnen, weil {rest}. / Ich schreibe dir, weil {rest}.
    um > zu = +Ich schreibe Ihnen, um {rest}. / Ich schreibe dir, um {rest}.
    sag ihm, sag ihr, sag ihnen, sag ihr bitte, schreib ihm, schreib ihr, erwähne, erwähn, ergänze, sag, sage, schreib, schreib rein, betone, erkläre =
    für @ dankesbrief, danke, dank, dankschreiben = +Vielen Dank für {rest}.
    als @ bewerbung, bewerbungsschreiben, anschreiben = +Ich bewerbe mich bei Ihnen als {rest}.
    um @ bewerbung, bewerbungsschreiben = +Ich bewerbe mich um {rest}.
    für @ entschuldigung, entschuldigungsbrief = +Ich entschuldige mich für {rest}.
    über @ beschwerde, beschwerdebrief = +Ich beschwere mich über {rest}.
    zum, zur @ einladung = +Ich lade Sie herzlich {word} {rest} ein. / Ich lade dich herzlich {word} {rest} ein.
    zum, zur @ gratulation, glückwunsch = +Herzlichen Glückwunsch {word} {rest}!
  `),
  introduces: 'ich bin',
  salutations: {
    nachbarn: 'Liebe Nachbarinnen und Nachbarn,',
    eltern: 'Liebe Eltern,',
    mieter: 'Liebe Mieterinnen und Mieter,',
    mitglieder: 'Liebe Mitglieder,',
    kunden: 'Liebe Kundinnen und Kunden,',
    kollegen: 'Liebe Kolleginnen und Kollegen,',
    kolleginnen: 'Liebe Kolleginnen und Kollegen,',
    helfer: 'Liebe Helferinnen und Helfer,',
    spender: 'Liebe Freundinnen und Freunde,',
    freunde: 'Liebe Freunde,',
    familie: 'Liebe Familie,',
    oma: 'Liebe Oma,',
    opa: 'Lieber Opa,',
    mama: 'Liebe Mama,',
    papa: 'Lieber Papa,',
  },
  hello: 'Guten Tag,',
  points: 'Das Wichtigste in Kürze:',
};
