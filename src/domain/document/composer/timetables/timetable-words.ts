import { words } from '../papers/paper-plan.ts';

export const timetableWords = {
  day: words('Day', 'Tag', 'Jour', 'Día'),
  time: words('Time', 'Uhrzeit', 'Heure', 'Hora'),
  item: words('What', 'Was', 'Quoi', 'Qué'),
  departures: words('Departures', 'Abfahrt', 'Départs', 'Salidas'),
  programme: words('Programme', 'Programm', 'Programme', 'Programa'),
  timetable: words('Timetable', 'Stundenplan', 'Emploi du temps', 'Horario'),
  hours: words('Opening hours', 'Öffnungszeiten', 'Horaires', 'Horario'),
  owner: words('Your name', 'Ihr Name', 'Votre nom', 'Su nombre'),
} as const;
