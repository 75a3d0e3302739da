import { enParts } from './en-parts.ts';
import type { PassageWords } from './passage-words.ts';

export const en: PassageWords = {
  same: 'cost fee price pay payment rate tuition expense, cancel cancellation terminate termination quit notice unsubscribe, arrive arrival checkin dropoff, departure checkout depart goodbye leaving, trash garbage waste rubbish bin recycling litter, wifi internet network wlan, sick ill illness sickness disease fever unwell, kid child children baby toddler infant family, pet dog cat animal, guest visitor visit overnight, noise quiet silence loud music, clean cleaning tidy hygiene chore wash, equipment kit gear device laptop tool hardware, data privacy confidential confidentiality protection, security safe safety secure theft, meal food eat lunch catering dinner snack, late lateness delay punctual tardy, pickup collect collection, absence absent attendance, book booking reserve reservation appointment schedule enroll register registration, parking car park vehicle, refund return money exchange, ship shipping delivery deliver parcel postage, hour opening time open availability available reachable core, training practice exercise workout drill, risk danger hazard pitfall threat, benefit advantage gain, goal aim objective target, mistake error fault pitfall trap, lodging hotel accommodation sleep stay room, travel trip journey mileage transport flight, hire rent rental lend borrow, complaint complain problem conflict dispute trouble, document paper paperwork passport certificate, insurance insured liability, vaccination vaccine jab shot, weather rain storm, emergency accident, heat heating stove fireplace warm boiler, damage broken breakage repair puncture, deposit bond, swap change exchange, warmup warm introduction opener opening starter hook, wrapup plenary conclusion exit closing summary reflection cooldown, homework assignment task, customer client shopper, employee staff worker team colleague, boss manager lead supervisor, vacation holiday, remote home telework hybrid, phone call telephone mobile, email mail inbox message, meeting standup, timetable timeline rota, result outcome evidence effect, flexible flexibility freedom, effort upkeep maintenance, mentor buddy sponsor coach, receipt invoice proof, wear dress clothes clothing shoe outfit uniform, drink alcohol smoke smoking drug, fridge kitchen dishes cook cooking, photo picture image video, key lock door access code, bed linen towel bedding sheet, buy buying purchase, lease leasing, own owning ownership',
  announcing: 'covering, including',
  sections:
    'with sections on, with sections about, with sections for, with sections covering, with sections, sections on, sections about, sections for, sections covering, sections, with chapters on, with chapters about, chapters on, chapters, with parts on, with parts about, parts on, parts, headings, topics',
  leads: 'with, in, the, these, following, two, three, four, five, six, seven, eight',
  having: 'with',
  groups: {
    guide: 'welcome guide, welcome book, guest guide, house manual, guide for guests',
    comparison: 'comparison, compare, comparing, versus, vs, pros and cons, or',
    'training-plan': 'study plan, training plan, week plan, weeks plan',
  },
  parts: enParts,
};
