import type { PassageWords } from './passage-words.ts';

export const de: PassageWords = {
  same: 'kosten preis gebühr beitrag bezahlen tarif, kündigung kündigen stornierung stornieren absage absagen austritt rücktritt, anreise ankunft checkin ankommen schlüsselübergabe, abreise checkout auszug abfahrt abschied, müll abfall mülltrennung tonne, wlan internet netz wifi, krank krankheit erkrankung krankmeldung fieber, kind kinder baby familie, hund haustier tier katze haustiere, gast besuch besucher gäste, ruhezeit ruhe lärm lautstärke musik, putzen reinigung sauber sauberkeit putzplan hygiene, geräte gerät ausstattung ausrüstung material arbeitsmittel laptop, datenschutz vertraulichkeit vertraulich daten, sicherheit sicher, essen verpflegung mahlzeit mittagessen catering, verspätung pünktlich pünktlichkeit spät, buchung buchen reservierung termin anmeldung anmelden, parken parkplatz auto mietwagen fahrzeug, rückgabe umtausch erstattung rücksendung, versand lieferung paket, öffnungszeiten zeiten arbeitszeit erreichbarkeit erreichbar uhrzeit, training üben übung probe, risiko risiken gefahr gefahren, vorteil vorteile nutzen gründe, ziel ziele, fehler irrtum problem probleme, unterkunft hotel übernachtung, reise reisekosten fahrt bahn anfahrt, verleih leihen mieten miete ausleihen leihgebühr, beschwerde streit konflikt, papiere dokumente unterlagen ausweis pass, versicherung versichert haftung haftpflicht, impfung impfungen impfpass, wetter regen, notfall unfall feuer brand, heizung heizen kamin ofen wärme, schaden schäden kaputt defekt reparatur, kaution pfand, einstieg einführung begrüßung beginn, sicherung abschluss schluss ergebnis ergebnissicherung zusammenfassung, kunde kunden kundschaft, mitarbeiter team personal kollegen beschäftigte, urlaub ferien, homeoffice telearbeit, bettwäsche handtücher wäsche, waschküche waschmaschine trockner, treppenhaus flur hausflur keller, beleg belege quittung, zeit zeitplan dauer ablauf, probestunde schnupperstunde probetraining, schule unterricht klasse, versuch experiment, lernerfolg lernen wirkung, austausch gespräch fragen',
  announcing: 'zu den Punkten, mit den Punkten, zu den Themen, inklusive, einschließlich, mit Abschnitten zu',
  groups: {
    guide: 'Gästemappe, Willkommensmappe, Infomappe, Leitfaden, Ratgeber',
    comparison: 'Vergleich, vergleiche, vergleichen, Gegenüberstellung, oder',
    'training-plan': 'Trainingsplan, Lernplan, Übungsplan',
    'company-policy': 'Richtlinie, Leitlinie, Regelung',
    'house-rules': 'Hausordnung, Regeln, WG-Regeln',
    checklist: 'Checkliste',
    'lesson-plan': 'Unterrichtsentwurf, Stundenentwurf, Unterrichtsstunde',
  },
};
