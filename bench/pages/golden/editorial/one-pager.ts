import type { Brief } from '../../../../src/domain/document/brief.ts';

/** An annual letter: the claim, four figures, nine years of bars, three passages, a voice. */
export const brief: Brief = {
  title: 'The Saltmarsh Trust, annual letter 2025',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'editorial',
    theme: 'light',
    tokens: {},
    seed: 4,
  },
  content: {
    kind: 'one-pager',
    organisation: 'The Saltmarsh Trust',
    runningTitle: 'Annual letter, 2025',
    date: '',
    headline: 'Letting the sea back in',
    lead: [
      {
        text: 'Nine years ago we bought a failing sea wall at Orlen Creek and, rather than mend it, cut it open. The first tide came through in an afternoon. What followed has taken patience, and has cost less than the wall.',
      },
    ],
    figures: [
      { value: '412', label: 'hectares returned to the tide since 2017' },
      { value: '61', label: 'species of bird breeding on the restored marsh' },
      { value: '2,340', label: 'days given by volunteers this year' },
      { value: '£1.86m', label: 'raised, four-fifths of it from neighbours' },
    ],
    chart: {
      title: 'Nine years of breaches have added up to 412 hectares',
      note: 'Restored saltmarsh at year end, hectares',
      labels: ['2017', '’18', '’19', '’20', '’21', '’22', '’23', '’24', '2025'],
      series: [{ name: '', values: [24, 51, 88, 103, 156, 214, 287, 338, 412] }],
      marked: ['2025'],
      goal: { value: 500, label: 'Goal for 2028, 500 hectares' },
    },
    sections: [
      {
        title: 'What we did',
        text: [
          {
            text: 'We cut two breaches at Gannet Reach and dug three kilometres of creek. Samphire had taken hold by August; redshank nested in the second spring, a year sooner than at Orlen.',
          },
        ],
      },
      {
        title: 'What it cost',
        text: [
          {
            text: 'Land took £940,000, earthworks £510,000 and monitoring £176,000. Staff and office came to £234,000, or one pound in eight. We carry no debt, and hold six months’ costs in reserve.',
          },
        ],
      },
      {
        title: 'What comes next',
        text: [
          {
            text: 'Eighty-eight hectares at Holm Point are under offer. If the purchase closes by June we can breach on the September tides and stand at 500 hectares, two years ahead of plan.',
          },
        ],
      },
    ],
    quote: {
      text: '“We used to watch the wall. Now we watch the birds, and the water stays out of the kitchen.”',
      by: 'Maud Ferrier, who farms behind Gannet Reach',
    },
    contact: [
      'The Saltmarsh Trust, 3 Ferry Lane, Orford IP12 2NU',
      'letters@saltmarsh.example',
      '01394 496 022',
      'Charity no. 1184402',
    ],
  },
};
