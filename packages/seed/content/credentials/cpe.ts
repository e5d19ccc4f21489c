import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, picture, title, words } from '../../parts.ts'

const requirements = [
  [
    'physician',
    'You are a physician',
    'MD, DO or an equal degree, with a license in good standing. Years of leadership are not asked for: what you can show counts.',
  ],
  [
    'hours',
    '150 hours of education in leadership',
    'Of these at least 96 in core subjects: finance, negotiation, quality, law, strategy. Other schools’ hours count, as long as they can be verified.',
  ],
  [
    'capstone',
    'Three days, one case',
    'At the capstone you lead a simulated system through a bad quarter. Faculty watch what you do when the numbers and the people disagree.',
  ],
  [
    'keep',
    'Keep it',
    'Every three years forty-five hours, of which you have most if you read, teach and come to one meeting a year. Members see their count in one place.',
  ],
] as const

const figures = [
  ['hours', '150', 'hours of education', 'Hours from other schools count.'],
  ['years', '2 years', 'beside your office', 'As most physicians take it. There is no deadline.'],
  ['fees', '$3,200', 'fees for members', '$3,800 for others: the application and the capstone.'],
  ['total', '$14,500', 'with all courses', 'For a member who brings no hours.'],
] as const

export const cpe = seedFile({
  space: 'association',
  entries: [
    page('credentials-cpe', {
      title: 'Certified Physician Executive',
      path: '/credentials/cpe',
      description:
        'The credential that boards and search committees know: what it asks of you, what counts toward it, and what it costs.',
      socialImage: assetLink('badge-cpe'),
      sections: [
        'cpe-hero',
        'cpe-figures-band',
        'cpe-asks',
        'cpe-progress-band',
        'cpe-core',
        'cpe-fees',
        'cpe-adviser',
      ],
    }),
    entry('mainJumbotron', 'cpe-hero', {
      internalName: 'CPE: opening',
      metaTitle: link('cpe-eyebrow'),
      title: link('cpe-title'),
      text: prose(
        'Four thousand physicians carry it. It says that you have learned to lead, and that somebody watched you do it.',
      ),
      buttons: link('cpe-buttons'),
      backgroundColor: 'navy',
      backgroundImage: assetLink('backdrop-boardroom'),
      darkBackgroundImage: true,
    }),
    entry('metaTitle', 'cpe-eyebrow', { text: 'Certified Physician Executive', color: 'yellow' }),
    title('cpe-title', 'Three letters that open the boardroom', {
      tag: 'h1',
      color: 'white',
      fontSize: 54,
      lineHeight: 1.1,
    }),
    buttons(
      'cpe-buttons',
      [
        ['Send your transcripts', 'credentials@physicianleaders.example'],
        ['What it asks of you', '#requirements'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17 },
    ),
    band('cpe-figures-band', ['cpe-figures'], { paddings: 'pt-5' }),
    entry('statsList', 'cpe-figures', {
      internalName: 'CPE: figures',
      columnCount: 4,
      stats: figures.map(([id]) => link(`cpe-figure-${id}`)),
    }),
    ...figures.map(([id, figure, label, description]) =>
      entry('stats', `cpe-figure-${id}`, { internalName: `CPE: ${label}`, figure, label, description }),
    ),
    band('cpe-asks', ['cpe-requirements', 'cpe-voice'], { columnBreakpoints: 'col-12 col-lg-6' }),
    entry('quoteBlock', 'cpe-voice', {
      internalName: 'CPE: voice',
      quote: prose('Two boards had turned me down. The third asked what the three letters stand for.'),
      attribution: 'Yusuf Demir, MD, CPE, chair of radiology at Bay Medical Partners',
      alignAttribution: 'start',
      portrait: assetLink('portrait-yusuf-demir'),
      quoteMarkerColor: 'orange',
      backgroundColor: 'paleYellow',
    }),
    entry('checklist', 'cpe-requirements', {
      internalName: 'CPE: requirements',
      checklistTitle: 'What it asks of you',
      hashId: 'requirements',
      checklistItems: requirements.map(([id]) => link(`cpe-requirement-${id}`)),
    }),
    ...requirements.map(([id, heading, text]) =>
      entry('checklistItem', `cpe-requirement-${id}`, { title: heading, content: prose(text) }),
    ),
    band('cpe-progress-band', ['cpe-seal', 'cpe-progress-words', 'cpe-progress'], {
      columnBreakpoints: 'col-12 col-md-4',
      verticalAlign: 'center',
    }),
    picture('cpe-seal', 'badge-cpe', { internalName: 'CPE: the seal', imageWidth: 180, alignImage: 'start' }),
    words(
      'cpe-progress-words',
      '## How far you are\n\nEvery course, article and meeting that counts is added for you. The count begins anew every three years.',
    ),
    entry('jsonData', 'cpe-progress', {
      internalName: 'CPE: the viewer’s credits',
      kind: 'cmeProgress',
      data: { title: 'Your CME credits this cycle', goal: 45 },
    }),
    entry('productColl', 'cpe-core', {
      internalName: 'CPE: core courses',
      sectionData: {
        metaTitle: 'Core subjects',
        title: 'Where most begin',
        description: 'Each counts toward the 96 core hours.',
      },
      items: ['course-finance', 'course-negotiation', 'course-quality'].map((id) => link(id)),
    }),
    band('cpe-fees', ['cpe-fees-title', 'cpe-fees-text', 'cpe-fees-table']),
    title('cpe-fees-title', 'What it costs'),
    words(
      'cpe-fees-text',
      'Courses are paid one by one, at your price. A member who brings no hours takes about nineteen courses for about $11,300, and most employers pay for some of them. These are the fees of the credential itself.',
    ),
    entry('table', 'cpe-fees-table', {
      internalName: 'CPE: fees',
      body: '<table><caption>Fees in US dollars</caption><thead><tr><th scope="col">Step</th><th scope="col">Members</th><th scope="col">Others</th></tr></thead><tbody><tr><th scope="row">Application</th><td>$250</td><td>$350</td></tr><tr><th scope="row">Capstone, three days<br>with meals</th><td>$2,950</td><td>$3,450</td></tr><tr><th scope="row">Total, until you carry it</th><td><strong>$3,200</strong></td><td><strong>$3,800</strong></td></tr><tr><th scope="row">Renewal, every three years</th><td>$195</td><td>$395</td></tr></tbody></table>',
    }),
    entry('contactCallout', 'cpe-adviser', {
      internalName: 'CPE: adviser',
      title: link('cpe-adviser-title'),
      text: prose('Send your transcripts; within a week you know what counts and what is missing.'),
      image: assetLink('portrait-iyer'),
      contactName: 'Ravi Iyer, MD, CPE',
      contactRole: 'Chair of the certifying board',
      email: 'credentials@physicianleaders.example',
    }),
    title('cpe-adviser-title', 'Have your hours counted'),
  ],
})
