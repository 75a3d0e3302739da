import type { LetterWords } from './letter-words.ts';

export const english: LetterWords = {
  letters:
    'letter, cover letter, email, e-mail, mail, note, thank you note, thank-you note, message, ltr, complaint, apology, resignation, recommendation, reference, application, appeal, invitation, write, email, message, reply, response, notice, memo, reminder, condolences, announcement, speech, toast, eulogy, tribute, talk, vows, remarks',
  addressing: 'email, message, tell, ask, thank, write, text, remind, invite, inform, notify',
  speeches:
    'speech, toast, eulogy, tribute, welcome talk, class talk, remarks, wedding vows, a few words, talk',
  courtesies:
    'dear ai, dear octavo, hi there, hi, hello there, hello, hey there, hey, good morning, please, pls, can you, could you, would you, will you, can u, thanks in advance, thank you in advance, many thanks, thank you so much, thanks so much, thank you very much, thanks a lot, thank you, thanks, cheers, i need, i want, we need, i would like, i’d like, help me, ok, okay, ty, need, want, write, draft, make, create, compose, me, us, a, an, the, some, so',
  to: 'to, for',
  toNoun: '',
  from: 'from, signed by, signed, sender is, my name is, my name’s, written by, on behalf of, in the name of',
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
    verbs: 'is=you are, are=you are, was=you were, were=you were, has=you have, have=you have',
    pattern:
      '^(?:\\p{L}{2,}ed|taught|gave|made|took|kept|sent|lent|let|brought|found|drove|came|went|did|had|held|stood|stayed|helped|told|said|saw|got|knew|led|left|met|paid|ran|sold|spent|spoke|built|bought|put|read|sat|sang|set|showed|taught|thought|won|wrote|grew|fed|fixed|will|would|can|could)$',
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
  frames: [
    {
      words: 'ask, asks, asking, request, requesting, beg, begging, urge, urging, tell, telling',
      link: 'to',
      sentence: 'I am asking you to {rest}.',
      isAsk: true,
    },
    {
      words: 'ask, asks, asking, beg, begging',
      link: 'for',
      sentence: 'I am asking you for {rest}.',
      isAsk: true,
    },
    {
      words: 'ask, asks, asking, find out',
      link: 'if, whether, what, when, why, how, where, which, who',
      sentence: 'Please let me know {link} {rest}.',
      isAsk: true,
    },
    {
      words: 'ask for, asking for, request, requests, requesting',
      sentence: 'I would like to request {rest}.',
      isAsk: true,
    },
    {
      words: 'remind, reminds, reminding',
      link: 'that',
      sentence: 'Please remember that {rest}.',
      isAsk: true,
    },
    {
      words: 'remind, reminds, reminding',
      link: 'about, of',
      sentence: 'I would like to remind you about {rest}.',
      isAsk: true,
    },
    { words: 'remind, reminds, reminding', link: 'to', sentence: 'Please remember to {rest}.', isAsk: true },
    {
      words: 'invite, invites, inviting',
      link: 'to',
      sentence: 'I would like to invite you to {rest}.',
      isAsk: true,
    },
    { words: 'thank, thanks, thanking', link: 'for', sentence: 'Thank you for {rest}.', isAsk: true },
    { words: 'thank, thanking', sentence: 'I would like to thank {rest}.' },
    {
      words: 'apologize, apologise, apologizing, apologising, say sorry, saying sorry',
      link: 'for',
      sentence: 'I apologize for {rest}.',
      isAsk: true,
    },
    {
      words: 'complain, complains, complaining',
      link: 'about',
      sentence: 'I would like to complain about {rest}.',
      isAsk: true,
    },
    {
      words: 'congratulate, congratulating, congratulates',
      link: 'on, for',
      sentence: 'Congratulations on {rest}.',
      isAsk: true,
    },
    { words: 'offer, offers, offering', link: 'to', sentence: 'I would like to offer to {rest}.' },
    {
      words: 'offer them, offer him, offer her, offering them, offering him, offering her',
      sentence: 'I would like to offer you {rest}.',
    },
    { words: 'offer, offering', sentence: 'I would like to offer {rest}.' },
    {
      words: 'wish them, wish him, wish her, wishing them, wishing him, wishing her',
      sentence: 'I wish you {rest}.',
    },
    {
      words:
        'tell, tells, telling, say, says, saying, mention, mentions, mentioning, explain, explains, explaining, inform, informs, informing, let, letting, note, noting, point out, pointing out, add, adding, stress, emphasize, announce, announcing, notify, notifying, state, stating, write, confirm, confirming, include',
      link: 'that',
      sentence: '',
    },
    {
      words:
        'let them know, let him know, let her know, letting them know, letting him know, letting her know, tell them, tell him, tell her, telling them, telling him, telling her, telling, tell, say, saying, mention, explain, explaining, point out, add, note, include, stress',
      sentence: '',
    },
    { words: 'because', sentence: '' },
    {
      words: 'cancel, cancelling, canceling, terminate, terminating',
      sentence: 'I would like to cancel {rest}.',
      isAsk: true,
    },
    {
      words: 'decline, declining, turn down, turning down',
      sentence: 'I have to decline {rest}.',
      isAsk: true,
    },
    { words: 'accept, accepting', sentence: 'I am happy to accept {rest}.', isAsk: true },
    { words: 'dispute, disputing', sentence: 'I dispute {rest}.', isAsk: true },
    {
      words: 'appeal, appealing',
      link: 'against',
      sentence: 'I would like to appeal against {rest}.',
      isAsk: true,
    },
    { words: 'appeal, appealing', sentence: 'I would like to appeal {rest}.', isAsk: true },
    { words: 'object, objecting', link: 'to', sentence: 'I object to {rest}.', isAsk: true },
    { words: 'resign, resigning', link: 'from', sentence: 'I resign from {rest}.', isAsk: true },
    {
      words: 'apply, applying',
      link: 'for, to',
      sentence: 'I would like to apply {link} {rest}.',
      isAsk: true,
    },
    { words: 'recommend, recommending', sentence: 'I would like to recommend {rest}.', isAsk: true },
    {
      words: 'propose, proposing, suggest, suggesting',
      sentence: 'I would like to suggest {rest}.',
      isAsk: true,
    },
    { words: 'report, reporting', sentence: 'I would like to report {rest}.', isAsk: true },
    { words: 'welcome, welcoming', sentence: 'I would like to welcome {rest}.' },
    { words: 'announce, announcing', sentence: 'I would like to announce {rest}.' },
    {
      words: 'for',
      kinds: 'thank, thanks, thank-you, gratitude',
      sentence: 'Thank you for {rest}.',
      isAsk: true,
    },
    { words: 'for', kinds: 'apology, apologies, sorry', sentence: 'I apologize for {rest}.', isAsk: true },
    {
      words: 'about, for',
      kinds: 'complaint',
      sentence: 'I would like to complain about {rest}.',
      isAsk: true,
    },
    { words: 'to, for', kinds: 'invitation', sentence: 'I would like to invite you to {rest}.', isAsk: true },
    { words: 'for', kinds: 'request', sentence: 'I would like to request {rest}.', isAsk: true },
    {
      words: 'for, to',
      kinds: 'cover letter, application',
      sentence: 'I would like to apply for {rest}.',
      isAsk: true,
    },
    {
      words: 'on, for',
      kinds: 'congratulations, congratulation',
      sentence: 'Congratulations on {rest}.',
      isAsk: true,
    },
    { words: 'of', kinds: 'cancellation', sentence: 'I would like to cancel {rest}.', isAsk: true },
  ],
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
