import type { BenchPrompt } from './bench-prompt.ts';

/** What people type in English, in a hurry or with care. */
export const everydayPrompts: readonly BenchPrompt[] = [
  {
    prompt:
      'Status deck for the Harbour Bridge repair: 12 of 20 beams replaced, budget $1.4M of $2M spent, risk: steel delivery late, next: inspection on 3 June',
    shows: ['Harbour Bridge', '12 of 20', '$1.4M of $2M', 'teel delivery late', 'nspection', '3 June'],
    isDeck: true,
  },
  {
    prompt:
      'slides with our sales by quarter: Q1 120k, Q2 150k, Q3 180k, Q4 240k. We opened two shops. Next: a shop in Leeds.',
    shows: ['120k', '150k', '180k', '240k', 'Q1', 'Q4', 'e opened two shops', 'shop in Leeds'],
    isDeck: true,
  },
  {
    prompt:
      'Report deck on visitor numbers 2021: 41,000, 2022: 58,000, 2023: 73,500, 2024: 90,200 at the Tidewater Museum',
    shows: ['2021', '41,000', '58,000', '73,500', '2024', '90,200', 'Tidewater Museum'],
    isDeck: true,
  },
  {
    prompt: 'Training deck for new cashiers: greeting, scanning, payment, refunds',
    shows: ['ashiers', 'reeting', 'canning', 'ayment', 'efunds'],
    isDeck: true,
  },
  {
    prompt: 'Onboarding slides for volunteers at the Wren Animal Shelter, 8 slides',
    shows: ['olunteers', 'Wren Animal Shelter'],
    hides: ['8 slides'],
    isDeck: true,
    mostPages: 8,
  },
  {
    prompt:
      'Presentation for the board: why we should buy electric vans. Three of our nine vans are over 12 years old. Fuel cost us $61,000 last year. Team: Olga Petrov, fleet; Sam Osei, finance',
    shows: ['lectric vans', 'board', 'hree of our nine vans', '$61,000', 'Olga Petrov', 'Sam Osei'],
    isDeck: true,
  },
  {
    prompt:
      'pitch deck: Lumen, a lamp that charges from the window. Problem: desks are dark and sockets are far. Solution: a lamp with a solar pane. Market: 40 million home desks. Team: Ivo Lang (CEO), Mia Chen (engineering). Raising €300k',
    shows: [
      'Lumen',
      'desks are dark',
      'solar pane',
      '40 million home desks',
      'Ivo Lang',
      'Mia Chen',
      '€300k',
    ],
    isDeck: true,
  },
  {
    prompt: 'one-pager about our neighbourhood compost scheme in Hackney',
    shows: ['compost scheme', 'Hackney'],
    hides: ['What problem do you solve?'],
  },
  {
    prompt:
      'One pager for Kestrel, an app that finds quiet places to work. Revenue by year: 2023 40k, 2024 95k, 2025 210k. 18,000 users.',
    shows: ['Kestrel', 'quiet places to work', '2023', '40k', '95k', '210k', '18,000'],
  },
  {
    prompt:
      'Checklist for opening the café: lights, espresso machine on, till float £80, chairs out, specials board',
    shows: ['pening the café', 'ights', 'spresso machine', '£80', 'hairs out', 'pecials board'],
  },
  {
    prompt:
      'Certificate of achievement for Samir Haddad for winning the spelling bee on 3 June 2026, Westbrook School, signed by Ms Doyle',
    shows: ['Samir Haddad', 'pelling bee', '3 June 2026', 'Westbrook School', 'Ms Doyle'],
  },
  {
    prompt:
      'Letter from Nadia Brook to the city library asking to extend the opening hours on Sundays because students need a place to study',
    shows: ['Nadia Brook', 'city library', 'opening hours on Sundays', 'students need a place to study'],
  },
  {
    prompt:
      'cover letter for a position as a gardener at Kew, I have 6 years of experience in a nursery and a diploma in horticulture, from Tom Ashby',
    shows: ['gardener', 'Kew', '6 years', 'nursery', 'diploma in horticulture', 'Tom Ashby'],
  },
  {
    prompt:
      'Thank you letter to our volunteers for the river clean-up, 2.4 tonnes of rubbish collected by 85 people',
    shows: ['olunteers', 'river clean-up', '2.4 tonnes', '85 people'],
  },
  {
    prompt:
      'agenda for weekly team meeting Monday 9am: review of last week, blockers, planning, any other business',
    shows: ['eekly team', 'onday', 'eview of last week', 'lockers', 'lanning', 'ny other business'],
  },
  {
    prompt:
      'Minutes: kickoff of the website project on 2 March 2026. Present: Ada, Noor, Felix. Decided to use blue. Actions: Noor sends the contract by Friday, Felix sets up hosting by 10 March. Next meeting 16 March at 10:00',
    shows: [
      'ickoff',
      'website project',
      '2 March 2026',
      'Ada',
      'Noor',
      'Felix',
      'se blue',
      'contract',
      'riday',
      'osting',
      '10 March',
      '16 March',
    ],
  },
  {
    prompt:
      'CV for Rosa Delgado, head chef from Valencia. Worked at Mesa Nueva 2019-2024 and El Faro 2014-2019. Culinary diploma, Basque Culinary Center 2013. Speaks Spanish, English, Italian. rosa@delgado.example',
    shows: [
      'Rosa Delgado',
      'ead chef',
      'Valencia',
      'Mesa Nueva',
      '2019',
      '2024',
      'El Faro',
      '2014',
      'ulinary diploma',
      '2013',
      'Italian',
      'rosa@delgado.example',
    ],
  },
  {
    prompt:
      'Newsletter for the Fernside allotments, April: seed swap on 12 April, water is back on, new shed rota, plot 14 is free',
    shows: ['Fernside', 'pril', 'eed swap', '12 April', 'ater is back on', 'ew shed rota', 'lot 14 is free'],
  },
  {
    prompt:
      'press release: Quill Books opens a reading café in Norwich on 9 May 2026. Contact: press@quill.example',
    shows: ['Quill Books', 'reading café', 'Norwich', '9 May 2026', 'press@quill.example'],
  },
  {
    prompt:
      'Product sheet: Alba desk lamp. 9 W LED, 800 lumens, 2700 K, oak and steel, 2-year warranty, €129',
    shows: ['Alba', 'desk lamp', '9', '800', 'umens', '2700', 'ak and steel', '2-year warranty', '€129'],
  },
  {
    prompt:
      'Case study: Oakfield Bakery cut food waste by 40% in one year. Challenge: 120 loaves thrown away a day. Solution: baking to order with an app. Result: 40% less waste and $18,000 saved',
    shows: ['Oakfield Bakery', '40%', '120 loaves', 'aking to order', '$18,000'],
  },
  {
    prompt:
      'lesson plan: the water cycle for grade 4, 45 minutes, materials: jars, ice, hot water. Goal: explain evaporation. Homework: draw the cycle',
    shows: ['ater cycle', 'rade 4', '45', 'ars', 'ce', 'ot water', 'xplain evaporation', 'raw the cycle'],
  },
  {
    prompt:
      'proposal to Larkspur Hotels for new uniforms: 140 staff, three designs, delivery by 1 September, budget $52,000. From Needle & Co',
    shows: ['Larkspur Hotels', 'uniforms', '140', 'hree designs', '1 September', '$52,000', 'Needle & Co'],
  },
  {
    prompt:
      'Annual report 2025 of the Millbrook Youth Orchestra: 64 members, 11 concerts, 3 tours, donations $48,200. Income by source: tickets $31k, donations $48k, grants $22k',
    shows: ['Millbrook Youth Orchestra', '64', '11', '3', '$48,200', '$31k', '$48k', '$22k', 'rants'],
  },
  {
    prompt:
      'Wedding invitation: Clara and Mateo, Saturday 12 September 2026, 3pm, Villa Serena in Ravello. RSVP by 1 July to clara@mateo.example',
    shows: [
      'Clara and Mateo',
      ['12 September', 'September 12'],
      '3 pm',
      'Villa Serena',
      'Ravello',
      '1 July',
      'clara@mateo.example',
    ],
  },
  {
    prompt: 'flyer 4 dog grooming, $35 small dogs $55 big dogs, open tue-sat 9-5, 212 Elm St, @pawsandco',
    shows: ['dog grooming', '$35', '$55', '212 Elm St', '@pawsandco', 'tue'],
  },
  { prompt: 'Sommerfest', shows: ['Sommerfest'] },
  { prompt: '🎉🎂🎈', shows: [] },
  { prompt: 'one pager', shows: [] },
  { prompt: 'a dark light poster in red and no colours, landscape portrait', shows: [], article: {} },
  { prompt: '<script>alert(1)</script> flyer for <b>bold</b> cats', shows: ['cats'], hides: [] },
  {
    prompt: 'invoice Beta Ltd 1.234,56 EUR consulting and 1,234.56 EUR training, dated 31.02.2026',
    shows: ['Beta Ltd', 'onsulting', 'raining', ['1,234.56', '1.234,56'], ['2,469.12', '2.469,12']],
  },
];
