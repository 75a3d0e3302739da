import type { CardWords } from './card-words.ts';

export const english: CardWords = {
  toward:
    'interview, interviews, looking, look, search, searching, apply, applying, application, position, positions, job, role, post, vacancy, opening, work, working, start, starting, recruit, recruiting, career, apprenticeship, guests, visitors, customers, clients, members, parents, patients, volunteers, helpers, organizers, organisers, participants, newcomers, beginners, staff, launch, running, planning, preparing, investors, sponsors, hosting, organizing, organising, setting up, idea',
  behind:
    'position, positions, job, jobs, role, roles, post, vacancy, vacancies, opening, candidate, candidates, applicant, applicants, business, company, startup, firm, event, events, wanted, needed, required, sought, next, coming',
  an: 'a, an',
  applying: 'for=as',
  and: 'and, or, plus, &',
  plurals: 'ies=y, ses=s, shes=sh, ches=ch, xes=x, men=man, women=woman, s=',
  isHeadFirst: false,
  isCompounding: false,
};
