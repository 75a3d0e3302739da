import { framesOf } from './frames-of.ts';
import type { LetterWords } from './letter-words.ts';

export const english: LetterWords = {
  letters:
    'letter, cover letter, email, e-mail, mail, note, thank you note, thank-you note, message, ltr, complaint, apology, resignation, recommendation, reference, application, appeal, invitation, write, email, message, reply, response, notice, memo, reminder, condolences, announcement, obituary, death notice, bio, biography, request, petition, thank-you, thank you card, thank-you card, greeting card, birthday card, get well card, get-well card, sympathy card, condolence card, anniversary card, farewell card, goodbye card, congratulations card, wedding card, card, speech, toast, eulogy, tribute, talk, vows, remarks',
  addressing: 'email, message, tell, ask, thank, write, text, remind, invite, inform, notify',
  speeches: 'speech, toast, eulogy, tribute, welcome talk, class talk, remarks, wedding vows, a few words',
  courtesies:
    'dear ai, dear octavo, hi there, hi, hello there, hello, hey there, hey, good morning, please, pls, can you, could you, would you, will you, can u, thanks in advance, thank you in advance, many thanks, thank you so much, thanks so much, thank you very much, thanks a lot, thank you, thanks, cheers, i need, i want, we need, i would like, i’d like, help me, ok, okay, ty, need, want, write, draft, make, create, compose, me, us, a, an, the, some, so',
  to: 'to, for',
  toNoun: '',
  from: 'from, signed by, signed, signature, sign it, sign it from, sign it as, sign off as, sender is, my name is, my name’s, written by, on behalf of, in the name of',
  signOffs:
    'with thanks, many thanks, thank you, thanks, kind regards, best regards, regards, best wishes, best, sincerely, yours sincerely, yours truly, yours, with love, love, cheers, warmly, respectfully',
  about: 'about, regarding, concerning, on the subject of, re',
  determiners:
    'a, an, the, my, our, your, his, her, their, this, that, these, those, all, every, both, some, any, whoever, each',
  openers: '',
  own: 'my, our',
  ends: 'about, regarding, concerning, because, that, who, whose, which, where, when, for, from, after, since, with, in, on, as, saying, to, and, but, despite, so, if, while, is, are, was, were, has, have, had, will, i, we, he, she, they, it',
  close:
    'mom, mum, dad, mother, father, grandma, grandpa, grandmother, grandfather, nana, granny, sister, brother, aunt, uncle, cousin, niece, nephew, son, daughter, friend, friends, best friend, wife, husband, girlfriend, boyfriend, family, partner',
  roles:
    'parents, parent, neighbors, neighbours, neighbor, neighbour, tenants, tenant, residents, members, customers, customer, clients, client, suppliers, supplier, colleagues, coworkers, team, staff, employees, volunteers, donors, sponsors, guests, students, teachers, teacher, landlord, school, council, friends, family, everyone, all, hr, mom, mum, dad, grandma, grandpa',
  and: 'and, then, also, and then, and also',
  subjects:
    'i, we, he, she, they, it, you, there, this, i’m, i’ve, i’ll, i’d, we’re, we’ve, we’ll, we’d, he’s, she’s, they’re, they’ve, it’s, he’d, she’d, they’d, he’ll, she’ll, they’ll, that’s, it’ll, everyone, nobody, everybody, someone',
  joins:
    'who, whose, which, that, because, since, although, when, where, while, if, as, so, and, or, but, despite, with, without, after, before, for, to, in, on, at, of, plus, until, except, including, such, even, then, from, by',
  fronts:
    'because of, thanks to, in, on, at, for, during, after, despite, with, since, then, so, but, and, yet, until',
  wishes:
    'polite, firm, friendly, warm, short, brief, formal, informal, professional, funny, humorous, heartfelt, sincere, personal, serious, kind, long, page, pages, minute, minutes, words, paragraph, paragraphs, tone, keep, make, sound, sounding, nice, lighthearted, light, emotional, casual, concise, respectful, simple, touching, angry, persuasive, convincing, moving, sweet, upbeat, businesslike, corny, cheesy, max, maximum, under, about, around, roughly, less, than, more, one, two, three, five, half, but, not, too, very, a, an, the, and, it, in, be, bit, little, should, really, please, with, no, of, english, german, french, spanish, cold, stiff, pushy, rude, sappy, easy, language, plain, humor, laughs, jokes, joke',
  relatives: {
    you: 'you',
    words: 'who',
    verbs:
      'hasn’t=you haven’t, haven’t=you haven’t, isn’t=you aren’t, wasn’t=you weren’t, doesn’t=you don’t, didn’t=you didn’t, won’t=you won’t, can’t=you can’t, never=you never, always=you always, is=you are, are=you are, was=you were, were=you were, has=you have, have=you have',
    past: {
      endings: /^\p{L}{2,30}ed$/u,
      verbs:
        'taught, gave, made, took, kept, sent, lent, let, brought, found, drove, came, went, did, had, held, stood, stayed, helped, told, said, saw, got, knew, led, left, met, paid, ran, sold, spent, spoke, built, bought, put, read, sat, sang, set, showed, taught, thought, won, wrote, grew, fed, fixed, will, would, can, could',
    },
  },
  that: 'that',
  addressedTold:
    'him=you, his=your, himself=yourself, he’s=you’re, she’s=you’re, he is=you are, she is=you are, he was=you were, she was=you were, he has=you have, she has=you have, he=you, she=you, they can=you can, they could=you could, they may=you may, they should=you should, they must=you must, they will=you will',
  addressed:
    'him=you, them=you, his=your, their=your, himself=yourself, herself=yourself, he’s=you’re, she’s=you’re, they’re=you’re, he is=you are, she is=you are, he was=you were, she was=you were, he has=you have, she has=you have, he=you, she=you, they=you',
  either: {
    pronoun: 'her',
    object: 'you',
    possessive: 'your',
    before: 'to, for, at, in, on, with, and, that, if, when, as, from, by, is, was, a, the, about, or, how',
  },
  others:
    'son, daughter, kid, kids, child, children, baby, colleague, husband, wife, mother, father, mom, dad, dog, cat, brother, sister, grandmother, grandfather, doctor, driver, nurse, student, students, niece, nephew, girl, boy, man, woman, friend, tenant, tenants, manager, girls, boys, people, neighbor',
  unsaid: {
    subject: 'I',
    verbs:
      'want, need, hope, expect, would like, wish, am, have, had, will, would, can, can’t, cannot, could, couldn’t, don’t, didn’t, haven’t, hadn’t, wasn’t, won’t, wouldn’t, must, know, think, love, enjoy, worked, live, moved, bought, paid, ordered, cancelled, canceled, called, received, tried, asked, wrote, used to, look forward, speak, studied, trained, finished, graduated, ran, led, managed, started, volunteered, grew up, taught',
  },
  frames: framesOf(`
    ask, asks, asking, request, requesting, beg, begging, urge, urging, tell, telling > to = +I am asking you to {rest}.
    ask, asks, asking, beg, begging > for = +I am asking you for {rest}.
    ask, asks, asking, find out > if, whether, what, when, why, how, where, which, who = +Please let me know {link} {rest}.
    ask for, asking for, request, requests, requesting = +I would like to request {rest}.
    explain, explains, explaining, tell, telling, mention, mentioning, point out > why =
    mention, mentions, mentioning, say, saying, add, adding, stress > how = I want you to know {link} {rest}.
    explain, explains, explaining, describe, describing, show, showing, tell, telling > how, what, when, where, which = This is {link} {rest}: [[{link} {rest}]].
    ask, asks, asking, request, requesting, demand, demanding > that = +I am asking that {rest}.
    mention, mentions, mentioning, include, including, bring up > the, our, my, his, her, their, a, an = I would also like to mention {link} {rest}.
    remind, reminds, reminding > that = +Please remember that {rest}.
    remind, reminds, reminding > about, of = +I would like to remind you about {rest}.
    remind, reminds, reminding > to = +Please remember to {rest}.
    invite, invites, inviting > to = +I would like to invite you to {rest}.
    thank, thanks, thanking > for = +Thank you for {rest}.
    thank, thanking = I would like to thank {rest}.
    apologize, apologise, apologizing, apologising, say sorry, saying sorry > for = +I apologize for {rest}.
    complain, complains, complaining > about = +I would like to complain about {rest}.
    congratulate, congratulating, congratulates > on, for = +Congratulations on {rest}.
    offer, offers, offering > to = I would like to offer to {rest}.
    offer them, offer him, offer her, offering them, offering him, offering her = I would like to offer you {rest}.
    offer, offering = I would like to offer {rest}.
    wish them, wish him, wish her, wishing them, wishing him, wishing her = I wish you {rest}.
    tell, tells, telling, say, says, saying, mention, mentions, mentioning, explain, explains, explaining, inform, informs, informing, let, letting, note, noting, point out, pointing out, add, adding, stress, emphasize, announce, announcing, notify, notifying, state, stating, write, confirm, confirming, include > that =
    let them know, let him know, let her know, letting them know, letting him know, letting her know, tell them, tell him, tell her, telling them, telling him, telling her, telling, tell, say, saying, mention, explain, explaining, point out, add, note, include, stress =
    because =
    cancel, cancelling, canceling, terminate, terminating = +I would like to cancel {rest}.
    end, quit, postpone, reschedule, return, extend, renew, book, reserve, buy, borrow, rent = +I would like to {word} {rest}.
    decline, declining, turn down, turning down = +I have to decline {rest}.
    accept, accepting = +I am happy to accept {rest}.
    dispute, disputing = +I dispute {rest}.
    appeal, appealing > against = +I would like to appeal against {rest}.
    appeal, appealing = +I would like to appeal {rest}.
    object, objecting > to = +I object to {rest}.
    resign, resigning > from = +I resign from {rest}.
    apply, applying > for, to = +I would like to apply {link} {rest}.
    recommend, recommending = +I would like to recommend {rest}.
    propose, proposing, suggest, suggesting = +I would like to suggest {rest}.
    report, reporting = +I would like to report {rest}.
    welcome, welcoming = I would like to welcome {rest}.
    announce, announcing = I would like to announce {rest}.
    for @ thank, thanks, thank-you, gratitude = +Thank you for {rest}.
    for @ apology, apologies, sorry = +I apologize for {rest}.
    about, for @ complaint = +I would like to complain about {rest}.
    to, for @ invitation = +I would like to invite you to {rest}.
    for @ sponsorship, donation, fundraising, support = +I am asking you for your support for {rest}.
    for @ request = +I would like to request {rest}.
    for, to @ cover letter, application = +I would like to apply for {rest}.
    on, for @ congratulations, congratulation = +Congratulations on {rest}.
    of @ cancellation = +I would like to cancel {rest}.
  `),
  introduces: 'i’m, i am',
  salutations: {
    parents: 'Dear parents,',
    neighbors: 'Dear neighbors,',
    neighbours: 'Dear neighbours,',
    tenants: 'Dear tenants,',
    residents: 'Dear residents,',
    members: 'Dear members,',
    customers: 'Dear customers,',
    clients: 'Dear clients,',
    suppliers: 'Dear partners,',
    colleagues: 'Dear colleagues,',
    coworkers: 'Dear colleagues,',
    team: 'Dear team,',
    staff: 'Dear team,',
    employees: 'Dear team,',
    volunteers: 'Dear volunteers,',
    donors: 'Dear friends and supporters,',
    sponsors: 'Dear sponsors,',
    students: 'Dear students,',
    friends: 'Dear friends,',
    family: 'Dear family,',
    everyone: 'Dear all,',
    grandma: 'Dear Grandma,',
    grandpa: 'Dear Grandpa,',
    mom: 'Dear Mom,',
    mum: 'Dear Mum,',
    dad: 'Dear Dad,',
    guests: 'Dear guests,',
  },
  hello: 'Hello,',
  points: 'The facts in brief:',
};
