import type { TopicWords } from './topic-words.ts';

export const english: TopicWords = {
  forms: {
    deck: 'presentation, slides, slide, slide deck, deck, slideshow, powerpoint, talk, lecture, keynote, workshop slides, training slides, training deck',
    article: 'article, essay, explainer, blog post, text, report, paper, page, document, summary, speech',
    sheet:
      'sheet, fact sheet, factsheet, one-pager, one pager, overview, info sheet, information sheet, cheat sheet, crib sheet, study sheet, revision sheet, revision notes, study notes, briefing, primer, at a glance',
    guide:
      'guide, handout, pamphlet, booklet, how-to, beginner’s guide, beginners guide, beginner’s handout, leaflet, brochure, study guide, introduction',
    faq: 'faq, faqs, q&a, frequently asked questions',
    quiz: 'quiz, trivia, test',
    worksheet: 'worksheet, exercise sheet, exercises',
    lesson: 'lesson plan, lesson, class plan, teaching plan',
    poster: 'poster, infographic, wall chart, wallchart, flyer, flier',
  },
  needAbout:
    'report, sheet, page, text, document, paper, flyer, flier, leaflet, brochure, test, speech, summary, talk',
  about: 'about, on, of, to, explaining, covering',
  facets: {
    history: 'history, come from, comes from, origins, origin, story, timeline, past',
    how: 'how, works, work, made, function, functions, happen, happens, form, forms, erupt, grow, made of, process',
    benefits: 'benefits, advantages, pros, uses, good for, strengths, benefit',
    limits:
      'risks, dangers, disadvantages, cons, limits, side effects, drawbacks, downsides, problems, effects, consequences',
    kinds: 'kinds, types, parts, varieties, forms of',
    start:
      'tips, getting started, get started, how to start, first steps, steps, ways, deal with, dealing with, handle, handling, coping with, cope with, how to use, best practices, advice',
    myths: 'myths, misconceptions, mistakes, misunderstandings',
    terms: 'terms, vocabulary, glossary, definition, definitions',
    figures: 'facts, figures, numbers, facts and figures',
    questions: 'question, questions, questions and answers, common questions',
    quiz: 'quiz',
    task: 'exercise, exercises, task, activity, discussion, assignment',
    summary: 'summary, conclusion, recap, takeaways, key takeaways',
    compare: 'differences, difference, comparison',
    causes: 'causes, cause, reasons, origins of',
    why: 'why, matters, matter, importance, important',
    rules: 'rules, rule',
    etiquette: 'etiquette, good manners, manners',
  },
  small:
    'at the bottom, at the top, at the back, on the back, at the foot, on the last page, end with, ends with, ending with, finish with, at the end, end, plus, include, includes, including, where, in a nutshell, like i’m five, like i’m 5, like i am five, eli5, for dummies, terms, actually, really, exactly, so, quick, hi, hello, thanks, thank you, covering, put together, has to, have to, need to, to give a, gives a, giving a, give a, learning, actually, how much, getting, through, please, the, a, an, and, or, about, on, of, to, in, into, is, are, was, were, do, does, it, its, they, their, them, we, you, i, us, what, explained, simply, basics, basic, fundamentals, essentials, introduction, intro, introductory, introducing, overview, all, everything, know, need, should, simple, quick, short, easy, words, terms, english, at home, at work, at school, in everyday life, world, subject, topic, theme, lesson, course, training, awareness, workshop, seminar, class, general, knowledge, that, this, which, some, together, with, pictures, answers, illustrations, examples, step by step, at a glance, understand, understanding, learn, learning about, most important, key, main, brief, 101, project day, science fair, club evening, family evening, study group, project week',
  asking:
    'explained, what, explain, explaining, present, teach, describe, introduce, tell me, tell us, show, inform, discuss, summarize',
  toward: 'for, to, with, aimed at',
  readers:
    'daughter, son, child, niece, nephew, grandson, granddaughter, pupil, kids, children, beginners, beginner, students, pupils, class, classroom, grade, grader, graders, year, years, teens, teenagers, adults, seniors, parents, employees, staff, team, colleagues, newcomers, everyone, everybody, school, kindergarten, preschool, teachers, members, families, family, volunteers, visitors, patients, laypeople, managers, dummies, group, club, course, workshop, seminar, training, evening, day, fair, lesson, residents, nurses, neighbors, businesses, companies, audience, year-olds, year olds, wall',
  children:
    'kids, children, kindergarten, preschool, primary, elementary, first graders, second graders, third graders, year-olds, grade 1, grade 2, grade 3, year 1, year 2, year 3',
  people: {
    words:
      'people, folks, women, men, girls, boys, babies, toddlers, mothers, fathers, moms, mums, dads, grandparents, grandchildren, siblings, couples, singles, friends, guests, clients, customers, citizens, tourists, freelancers, startups, clubs, groups, teams, choir, choirs, band, companies, businesses, offices, associations, nonprofits, charities, ngos, communities, churches, parishes, congregation, hotels, restaurants, cafés, shops, farms, libraries, museums, hospitals, clinics, practices, care homes, schools, universities, households, crew, crews, board, jury, youth, faculty, freshmen, firefighters, police, sales reps, chefs, cooks, nannies, apprentices, interns, trainees, executives, professionals, experts, amateurs, novices, nurses, guides, pilots, scouts, soldiers, elderly, retirees',
    endings: 'ers, ors, ists, ians, ees, ants, eurs',
    things:
      'computers, printers, flowers, numbers, papers, rivers, winters, summers, offers, dinners, motors, mirrors, towers, powers, containers, boilers, freezers, coolers, heaters, rollers, cucumbers, peppers, tigers, spiders, hamsters, otters, beavers, feathers, waters, shoulders, fingers, letters, folders, orders, borders, counters, trailers, scooters, servers, browsers, routers, sensors, reactors, tractors, processors, monitors, colors, flavors, errors, plants, elephants, giants, restaurants, coffees, posters, flyers, newsletters, answers, matters, disasters, planters, speakers’ corners, sneakers, slippers, trousers, burgers, crackers, covers, corners, chapters, characters, centers, meters, liters, butters, dressers, drawers, blenders, cookers, dryers, washers, transformers, fertilizers, indoors, outdoors',
  },
  own: 'my, our, us, me',
  due: {
    phrases:
      'today, tonight, tomorrow, this week, next week, this month, next month, this term, this semester, this year, soon, asap, as soon as possible, in time',
    before: 'by, until, before, due, due on, till, next',
    units: 'minute, minutes, min, mins, hour, hours, minute long, seconds',
  },
  qualities:
    'best, better, good, top, great, common, most, frequent, typical, popular, famous, interesting, important, useful, practical, helpful, main, key, basic, simple, quick, golden, five, ten, seven, three, four, six, eight, few, some, more, fun, amazing, surprising, little-known, essential, our, my, your, common',
  by: 'by, presented by, held by',
  articles: 'the, a, an',
  headsLast: true,
  again:
    'now, instead, please, make, turn, convert, change, rewrite, give me, as, into, from, same, also, too, can, could, you, like, want, would, rather, only, just, this, that, it, me, us, with, of, shorter, longer, more, less, detailed, detail, version, one, another',
  endings:
    'ations, ation, ings, ing, ers, er, eds, ed, es, s, ions, ion, ly, ally, al, ically, ical, ic, ments, ment, ities, ity, ness, ive, ous, able, ize, ise, e',
  labels: {
    titles: {
      deck: 'Presentation',
      article: 'Explainer',
      sheet: 'Fact sheet',
      guide: 'Guide',
      faq: 'FAQ',
      quiz: 'Quiz',
      worksheet: 'Worksheet',
      lesson: 'Lesson plan',
      poster: 'Poster',
    },
    name: 'Name',
    points: 'Points',
    people: 'People say',
    fact: 'In fact',
    meant: 'Which word is meant?',
    lacking: 'Two or three sentences on this',
    choose: 'Choose the right answer',
    answer: 'Answer in a sentence',
    match: 'Match the words with their meanings',
    order: 'Put the steps in order',
    answers: 'Answers',
    remember: 'To remember',
    read: 'Read first',
    inShort: 'In short',
    words: 'Words to know',
    facts: 'Facts',
    goal: 'Goal',
    goalText: 'Students explain the subject in their own words and answer questions on it.',
    time: 'Time',
    minutes: '45 minutes',
    phase: 'Phase',
    doing: 'What happens',
    material: 'Material',
    materialText: 'Board, paper, the questions below',
    opening: 'Opening',
    openingText: 'Write the sentence on the board. Is it true? Collect what students know.',
    explaining: 'Explaining',
    working: 'Working',
    checking: 'Checking',
    checkingText: 'Ask the questions below. What many get wrong opens the next lesson.',
    agenda: 'Agenda',
    question: 'A question for you',
  },
};
