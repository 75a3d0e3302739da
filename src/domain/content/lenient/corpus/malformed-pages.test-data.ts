/** Pages with careless mistakes: wrong names, wrong types, too much, too little. */
export const malformedPages: readonly unknown[] = [
  // Covers
  { layout: 'Title', heading: 'Harvest report', subheading: 'What the orchard gave this year' },
  { layout: 'title_slide', Title: 'Night trains', Subtitle: 'Why they return', presenter: 'Anna Berg' },
  { layout: 'HERO', headline: 'Solar roofs', description: 'Power from above', image: 'roof.jpg' },
  { type: 'cover', title: ['Two', 'lines'], subtitle: ['First part', 'second part'] },
  { layout: 'cover', title: 42, subtitle: true },
  {
    layout: 'cover',
    title: { text: 'Nested title', style: 'bold' },
    subtitle: { content: 'Nested subtitle' },
  },
  { cover: { title: 'Wrapped by its name', subtitle: 'Inside' } },
  { slideType: 'Cover Slide', content: { title: 'Deep title', subtitle: 'Deep subtitle' } },
  { layout: 'cover', title: '# Markdown headline', subtitle: '<p>HTML <strong>subtitle</strong></p>' },
  { layout: 'cover', title: 'With figure', hero: '37 % less waste' },
  { layout: 'cover', title: 'With figure list', hero: ['37 %', 'less waste'] },
  { layout: 'cover', title: 'Numbers', chart: { data: { Before: 100, After: 63 }, type: 'Bar Chart' } },
  // Statements
  { layout: 'section-header', title: 'Part two', body: 'What changes on Monday' },
  { layout: 'BigStatement', text: 'Nobody reads the second page' },
  { layout: 'statement', statement: 'Everything is measured' },
  { layout: 'statement', title: 'Many texts', text: ['First sentence.', 'Second sentence.'] },
  // Points
  { layout: 'bullets', title: 'Reasons', bullets: ['Cheaper: half the price', 'Faster', 'Quieter – no fan'] },
  { layout: 'bullet_points', heading: 'Reasons', points: 'Cheap\nQuick\nQuiet' },
  { layout: 'BulletPoints', title: 'Reasons', content: '- Cheap\n- Quick\n- Quiet' },
  {
    layout: 'points',
    title: 'Objects',
    items: [
      { heading: 'Soil', description: 'Holds water' },
      { name: 'Light', body: 'Feeds' },
    ],
  },
  {
    layout: 'points',
    title: 'Mixed',
    items: ['Text', { title: 'Object' }, 7, null, ['Array', 'entry'], true],
  },
  { layout: 'points', title: 'Map', items: { Monday: 'Sowing', Tuesday: 'Watering' } },
  { layout: 'points', title: 'Bold', items: ['**Soil** keeps moisture', '**Light:** feeds leaves'] },
  {
    layout: 'points',
    title: 'Icons',
    items: [
      { icon: 'fa-leaf', title: 'Leaf', text: 'Green' },
      { icon: '🌱', title: 'Sprout', text: 'Young' },
    ],
  },
  {
    layout: 'points',
    title: 'Many',
    items: Array.from({ length: 500 }, (_, at) => `Point number${at} about gardens`),
  },
  {
    layout: 'points',
    title: 'Too many',
    items: Array.from({ length: 900 }, (_, at) => ({ title: `Entry ${at}` })),
  },
  {
    layout: 'agenda',
    title: 'Today',
    items: [
      { time: '09:00', topic: 'Welcome' },
      { time: '10:00', topic: 'Workshop' },
    ],
  },
  { layout: 'swot', title: 'Position', strengths: ['Brand', 'Team'], weaknesses: ['Margin'] },
  {
    layout: 'two-column',
    title: 'Compare',
    left: { heading: 'Before', items: ['Slow', 'Costly'] },
    right: { heading: 'After', items: ['Quick'] },
  },
  {
    layout: 'process',
    title: 'How it goes',
    steps: [
      { step: 'Plan', text: 'Draw beds' },
      { step: 'Plant', text: 'In April' },
    ],
  },
  {
    layout: 'team',
    title: 'People',
    members: [
      { name: 'Ada Lane', role: 'Director' },
      { name: 'Ben Moss', role: 'Gardener' },
    ],
  },
  // Figures
  { layout: 'big-number', title: 'Impact', value: '37 %', label: 'less waste' },
  {
    layout: 'Big_Numbers',
    title: 'Impact',
    stats: [
      { number: '12,000', caption: 'visitors' },
      { number: 4.5, caption: 'stars' },
    ],
  },
  { layout: 'kpis', title: 'Quarter', kpis: ['Revenue: $1.2M', 'Churn: 2 %', '14 new clients'] },
  { layout: 'figures', title: 'Map', items: { Revenue: '$5k', Clients: 12 } },
  {
    layout: 'figures',
    title: 'Units',
    items: [{ value: 12, unit: 'km', label: 'Distance', trend: 'up 4 % since spring' }],
  },
  { layout: 'dashboard', title: 'All', metrics: [{ metric: 'Visitors', value: '8,400' }] },
  // Charts
  {
    layout: 'chart',
    title: 'Sales',
    chart: { type: 'Bar', labels: ['Jan', 'Feb'], datasets: [{ label: 'Shop', data: [12, 19] }] },
  },
  {
    layout: 'chart',
    title: 'Sales',
    data: [
      { month: 'Jan', sales: '180k' },
      { month: 'Feb', sales: '210k' },
    ],
  },
  { layout: 'bar-chart', title: 'Flat', labels: ['North', 'South'], values: [3, '4,5'], unit: '%' },
  {
    layout: 'line_chart',
    title: 'Series',
    categories: ['2021', '2022'],
    series: [{ name: 'Trees', data: [1, null] }],
  },
  {
    layout: 'chart',
    title: 'Rows',
    chart: [
      ['Year', 'Trees'],
      ['2021', 5],
      ['2022', 9],
    ],
  },
  { layout: 'chart', title: 'Words only', takeaway: 'Numbers follow later' },
  {
    layout: 'chart',
    title: 'Bad values',
    chart: { labels: ['Alpha', 'Beta'], values: ['about ten', 'unknown'] },
  },
  { layout: 'Pie', title: 'Share', data: { Wheat: 40, Barley: 60 }, insight: 'Barley leads' },
  {
    layout: 'chart',
    title: 'Goal',
    chart: { kind: 'progress', labels: ['Donations'], values: [63], goal: '100 Target' },
  },
  { layout: 'chart', title: 'Unknown kind', chart: { kind: 'radar-3d', labels: ['Taste'], values: [4] } },
  // Tables
  {
    layout: 'comparison',
    title: 'Trains or planes',
    headers: ['', 'Train', 'Plane'],
    rows: [['Time', '6 hours', '4 hours']],
  },
  {
    layout: 'table',
    title: 'Objects',
    table: [
      { city: 'Bern', people: 130000 },
      { city: 'Basel', people: 170000 },
    ],
  },
  { layout: 'table', title: 'Markdown', table: '| City | Rain |\n|---|---|\n| Bergen | heavy |' },
  {
    layout: 'table',
    title: 'Columns',
    columns: [{ key: 'city', label: 'City' }],
    data: [{ city: 'Oslo' }, { city: 'Turku' }],
  },
  { layout: 'table', title: 'Text instead', table: 'See appendix' },
  {
    layout: 'pricing',
    title: 'Plans',
    rows: [
      { plan: 'Basic', price: '9 €' },
      { plan: 'Studio', price: '29 €' },
    ],
  },
  // Quotes and ends
  { layout: 'testimonial', quote: 'We stopped guessing.', author: 'Mia Stone' },
  { layout: 'quote', text: 'Plant trees — Wangari', items: ['Visit orchard'] },
  { layout: 'quote', quote: { text: 'Deep words', by: 'Someone' } },
  { layout: 'thank-you', title: 'Thanks', cta: 'Write to hello@garden.example' },
  {
    layout: 'Closing',
    title: 'Next',
    ask: { amount: '£40,000', description: 'for greenhouse' },
    nextSteps: ['Sign', 'Build'],
  },
  { layout: 'the ask', headline: 'Join us', email: 'join@garden.example', phone: '0123 456' },
  // Text slides
  { layout: 'content', title: 'Prose', content: 'First paragraph.\n\nSecond paragraph with **weight**.' },
  {
    layout: 'title-and-content',
    title: 'HTML',
    body: '<ul><li>One thing</li><li>Other thing</li></ul><p>Closing words</p>',
  },
  { title: 'No layout', bullets: ['Short', 'List'] },
  { title: 'No layout', text: 'Only words here' },
  { layout: 'hologram', title: 'Unknown', blocks: ['Floating words'] },
  { layout: 'hologram', title: 'Unknown', stuff: { deep: ['Hidden', 'words'] } },
  { layout: '', title: 'Blank layout', items: ['First', 'Second'] },
  { layout: 17, title: 'Number layout', content: 'Words remain' },
  { slide: { layout: 'statement', title: 'Wrapped slide' } },
  'Just text as page',
  ['List', 'instead', 'of page'],
  null,
  {},
  // Paper
  {
    layout: 'flyer',
    title: 'Summer party',
    date: '14 June',
    location: 'Old harbour',
    price: 'Free',
    description: 'Music until midnight',
  },
  { layout: 'poster', heading: 'Wet paint', facts: ['Where: Railings', 'Until: Thursday'] },
  {
    layout: 'invitation',
    title: 'Wedding',
    when: 'Saturday',
    where: 'Lake house',
    program: ['15:00 Ceremony', '18:00 Dinner'],
  },
  {
    layout: 'flyer',
    title: 'Menu',
    listing: [
      { name: 'Soup', price: '5 €' },
      { name: 'Bread', price: '2 €' },
    ],
  },
  {
    layout: 'flyer',
    title: 'Contacts',
    contact: { phone: '555 0100', email: 'shop@garden.example' },
    action: { text: 'Book now', url: 'https://garden.example' },
  },
  {
    layout: 'one_pager',
    title: 'Smart shelf',
    summary: 'Less waste',
    sections: [{ heading: 'Problem', content: 'Blind shelf' }],
    stats: ['37 % less waste'],
  },
  {
    layout: 'case-study',
    title: 'Grocers',
    hero: { number: '37 %', caption: 'less waste' },
    quote: 'It works — Manager',
    sections: { Challenge: 'Spoilage', Result: 'Savings' },
  },
  { layout: 'one-pager', title: 'Flow', diagram: 'Farm -> Shop -> Kitchen', sections: [] },
  {
    layout: 'report',
    title: 'Annual',
    sections: [{ title: 'Growth', body: 'Strong year', bullets: ['North', 'South'] }],
  },
  {
    layout: 'article',
    title: 'Body text',
    body: '## Sub\n\nParagraph with [[Your name]]\n\n1. First\n2. Second',
  },
];
