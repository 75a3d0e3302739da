import type { ClauseWords } from './clause-words.ts';

export const english: ClauseWords = {
  verbs:
    'pack, label, empty, unplug, switch, vote, register, reply, rsvp, dress, lift, knock, sew, knit, bark, hug, shout, whisper, tease, argue, defend, design, invent, found, study, graduate, operate, oversee, supervise, train, mentor, encourage, comfort, donate, deserve, depend, agree, disagree, admit, apologize, insist, suggest, propose, accept, add, admire, adopt, advise, allow, appreciate, arrive, ask, attend, bake, be, become, begin, believe, belong, bring, build, buy, carry, celebrate, check, choose, clean, close, coach, collect, come, complain, complete, confirm, contact, cook, cough, create, cycle, deal, decide, deliver, describe, dig, dive, do, draw, dream, drive, earn, eat, email, enjoy, enter, expect, explain, fail, feed, feel, fill, find, finish, fix, fly, follow, forget, forgive, gather, get, give, go, grow, happen, hate, have, hear, hide, hold, hope, ignore, improve, include, inform, inspire, invite, join, keep, know, laugh, lead, learn, leave, lend, let, like, listen, live, lock, lose, love, make, manage, mean, meet, miss, move, need, offer, open, order, organize, own, paint, pay, pick, pour, practice, prefer, prepare, promise, protect, provide, put, raise, read, receive, recommend, regret, remember, remind, remove, repair, replace, reply, respect, retire, return, ride, ring, run, save, say, see, seem, sell, send, serve, share, sing, sit, sleep, smell, solve, speak, spend, spread, stand, start, stay, stop, study, suffer, support, survive, take, teach, tell, thank, think, throw, treat, trust, try, turn, understand, use, volunteer, wait, wake, want, wash, watch, wear, welcome, win, wish, worry, write',
  nounVerbs:
    'answer, call, change, cost, cover, cut, dance, drink, drop, end, fish, garden, guide, hand, help, hike, joke, leak, mark, name, note, park, paint, pass, plan, plant, play, post, pull, push, report, rest, sail, show, sign, skate, smile, sort, swim, talk, train, travel, trip, visit, walk, water, work',
  pasts:
    'became, began, brought, broke, built, bought, came, caught, chose, did, drove, drew, dug, ate, fed, fell, felt, fought, found, flew, forgot, forgave, gave, got, grew, had, heard, held, kept, knew, laid, led, learnt, left, lent, lost, made, met, meant, paid, ran, rang, read, rode, said, sang, sat, saw, sent, slept, sold, spent, spoke, stole, stood, swam, taught, thought, threw, told, took, understood, went, woke, won, wore, wrote, used to, died',
  auxiliaries:
    'is, are, was, were, am, has, have, had, will, would, can, could, may, might, must, should, isn’t, aren’t, wasn’t, weren’t, hasn’t, haven’t, hadn’t, won’t, wouldn’t, can’t, cannot, couldn’t, mustn’t, shouldn’t, does, doesn’t, do, don’t, did, didn’t, needs to, has to',
  thirds:
    'is=are, was=were, has=have, does=do, doesn’t=don’t, isn’t=aren’t, wasn’t=weren’t, hasn’t=haven’t, goes=go',
  participles:
    'been, known, seen, done, gone, given, taken, spoken, written, driven, grown, shown, never been',
  passives:
    'born, survived by, married to, engaged to, based in, raised, trained as, remembered by, loved by, missed by, due, worth, allowed, included, named after, qualified',
  pastPassives: 'born, raised',
  presentPassives: 'survived by, remembered by, missed by, loved by',
  adverbs:
    'always, never, often, still, also, just, recently, now, once, really, even, usually, sometimes, already, currently, only, soon, then, first, mostly, both, all',
  adjectives:
    'able, absent, active, afraid, alone, ambitious, angry, available, awake, bad, based, beautiful, best, bilingual, blind, bored, brave, bright, broken, busy, calm, careful, caring, cheerful, clean, clever, closed, confident, creative, curious, cold, damaged, dedicated, deaf, dirty, diligent, disappointed, dry, easy-going, efficient, energetic, excellent, experienced, fair, faithful, fast, fearless, fit, flexible, fluent, free, friendly, full, fun, funny, generous, gentle, glad, good, grateful, great, happy, hard-working, hardworking, healthy, helpful, honest, humble, hungry, ill, independent, kind, late, lazy, loud, loving, loyal, lucky, mobile, modest, motivated, neat, nice, noisy, open, optimistic, organized, organised, patient, pleasant, polite, positive, proud, punctual, quick, quiet, ready, reliable, respectful, responsible, sad, safe, sensitive, serious, sharp, sick, skilled, sociable, sorry, special, strict, strong, stubborn, sure, talented, thankful, thorough, thoughtful, tidy, tired, tolerant, tough, trustworthy, upset, useful, usually calm, warm, well-liked, willing, wise, witty, young',
  trades:
    'accountant, apprentice, assistant, au pair, captain, chef, chemist, cook, dentist, doctor, graduate, intern, journalist, judge, lawyer, mechanic, midwife, nurse, parent, pilot, student, surgeon, treasurer, vet, volunteer, clerk, guide, nanny, priest, monk, mom, mum, dad, grandmother, grandfather, widow, widower, veteran, engineer',
  tradeEndings: /^\p{L}{3,20}(?:er|or|ist|ian)$/u,
  counts: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  each: 'every, each, all, most',
  intensifiers: 'very, so, quite, extremely, really, always, too, rather',
  negations: 'don’t, do not',
  objects: 'it, me, us, you, him, her, them, everyone, everybody, people',
  subjects:
    'how, why, when, where, which, whoever, i, we, he, she, they, it, you, there, this, that, who, what, everyone, everybody, nobody, no one, someone, somebody, nothing, everything, people, children, men, women, one',
  prepositions:
    'at, in, on, for, with, from, of, to, by, until, till, since, after, before, near, behind, under, over, between, during, about, as, without, within, around, through, per, outside, inside, opposite, next to, because, because of',
  determiners:
    'a, an, the, my, our, your, his, her, their, its, this, that, these, those, all, every, both, some, any, each, no, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, many, several, another, everyone, nobody, most',
  connectives: 'and, but, so, plus, and also, also, and then, or',
  spans: 'years, year, months, month, weeks, week, decades, yrs, summers, winters, seasons, days, hours',
  numbered:
    'number, no, nr, code, id, policy, reference, ref, account, contract, file, invoice, order, serial, plate',
  be: {
    i: ['am', 'was'],
    we: ['are', 'were'],
    you: ['are', 'were'],
    one: ['is', 'was'],
    many: ['are', 'were'],
  },
  have: { i: 'have', we: 'have', you: 'have', one: 'has', many: 'have' },
  please: 'Please',
  the: 'The',
  articles: ['a', 'an'],
  unprinted:
    'don’t sound, don’t be too, don’t make it, don’t mention, don’t use, don’t write, don’t say, don’t tell, don’t exaggerate, don’t overdo, do not mention, do not sound, do not use, no need to mention, not too, nothing too, never sound, i don’t want to sound, i don’t want to be, i don’t want to seem, i don’t want to come across, i don’t want a fight, i don’t want to fight, i don’t want an argument, i don’t want to argue, i don’t want trouble, i don’t want to hurt, i don’t want it to, i don’t want him to think, i don’t want her to think, i don’t want them to think, i want it to, i want to sound, it should sound, should sound, should feel, should read, must sound, make it, make sure it, keep it, i’m not good with words, i am not good with words, i’m bad at, i am bad at, i’m no good at, i’m not good at, i have no idea, i don’t know what to, i don’t know how to, i’m a bit, i am a bit, i’m a little, i am a little, i’m nervous, i am nervous, i’m shy, i am shy, i’m terrible at, to convince, to persuade, to impress, aimed at, so that they understand, so it sounds, for people who, written for, in my words, in my voice, in simple words, in plain words, from my point of view, no clichés, no cliches, no jargon, nothing fancy, something like that, you know what i mean, use simple',
  women:
    'mother, mom, mum, mommy, wife, sister, daughter, grandmother, grandma, nana, nan, granny, aunt, auntie, niece, girlfriend, woman, girl, lady, landlady, bride, mrs, ms, miss, queen, godmother, granddaughter, stepmother, stepdaughter, mother-in-law, sister-in-law, headmistress, waitress, actress, nun, widow',
  men: 'father, dad, daddy, husband, brother, son, grandfather, grandpa, granddad, uncle, nephew, boyfriend, man, boy, gentleman, landlord, groom, mr, sir, king, godfather, grandson, stepfather, stepson, father-in-law, brother-in-law, headmaster, waiter, monk, postman, fisherman, widower, fireman, policeman',
  whose: 'whose=your',
  lookingBack: 'anniversary, farewell, goodbye, retirement, jubilee',
  closing: 'If you have questions, or need anything else, please get in touch.',
  letterTo: 'Letter to {name}',
  lives: {
    past: 'obituary, death notice',
    present: 'bio, biography, short bio',
    closing:
      '{name} will be missed by family, by friends, and by everybody who had the luck to know such a person.',
  },
  they: 'they',
  ends: 'who, that, which, because, since, after, on, until, as, where, when, while, but, so, if, and',
  self: { i: 'i, my, me, i’m, i’ve, i’d, i’ll, mine', we: 'we, our, us, we’re, we’ve, we’ll, we’d, ours' },
  selves: ['I', 'we'],
  pronouns: { woman: 'she, her, hers, she’s', man: 'he, him, his, he’s', object: 'him, her, them' },
  others: 'he, she, they, it',
  placed: 'at, with, from, of',
  points: {
    complaint: 'What was wrong: {rest}.',
    complain: 'What was wrong: {rest}.',
    'cover letter': 'What I bring along: {rest}.',
    application: 'What I bring along: {rest}.',
    reference: 'What I can also say: {rest}.',
    recommendation: 'What I can also say: {rest}.',
    thank: 'What I think of: {rest}.',
    speech: 'What comes to mind: {rest}.',
    toast: 'What comes to mind: {rest}.',
    eulogy: 'What remains: {rest}.',
  },
  inBrief: 'Good to know: {rest}.',
  events:
    'funeral, service, wake, viewing, burial, memorial, meeting, party, ceremony, reception, rehearsal, parking, entrance, entry, dinner, lunch, breakfast, concert, doors, departure, return, pickup, registration, deadline, visitation, screening, workshop, performance',
  days: 'last day, first day, last working day, start date, deadline, due date, next date, cost, price, fee, deposit, admission, rent, salary, budget',
  owned:
    'last day, first day, last working day, member, membership, customer, policy, contract, account, loan, client, patient, booking',
  it: 'it',
  things: 'due, worth, allowed, included, priced',
  notTrades:
    'dinner, letter, number, order, summer, winter, water, paper, weather, shower, flower, computer, printer, offer, answer, corner, matter, power, tower, color, floor, door, elevator, humor, error, counter, folder, poster, river, member, september, october, november, december, character, prayer, laughter, mirror, motor, trailer, heater, cooler, boiler, freezer, cover, easter, butter, silver, danger, fever, cancer, factor, favor, honor, labor, armor, odor, harbor, refrigerator, generator, career, beer, dessert, list, wrist, mist',
  numberWord: 'number',
  numberWords: 'number, no, nr, code, id, reference',
  my: { i: 'My', we: 'Our' },
  old: '{rest} years old',
  bareKinds:
    'letter, email, e-mail, mail, note, message, speech, toast, card, write, notice, announcement, talk, a few words',
  cards: 'card, greeting',
  applying:
    'cover letter, application, apply, applying, resignation, resign, pitch, vows, personal statement',
  lasting: 'eulogy, obituary, tribute, memorial, in memory, death notice, funeral',
  named:
    'his name is, her name is, their name is, the name is, he is called, she is called, he’s called, she’s called',
  reference: 'reference, recommendation, testimonial, references',
  recommends: 'I am glad to recommend {name}.',
  recommendsFor: 'I am glad to recommend {name} for {rest}.',
  groups:
    'family, couple, team, tenants, parents, twins, neighbors, neighbours, friends, students, children, kids, band, choir',
  about: 'This is about {topic}.',
  behind: 'Behind us lie {rest}',
  brought: 'I bring {rest}',
};
