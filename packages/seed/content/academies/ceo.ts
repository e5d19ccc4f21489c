import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

const weeks = [
  [
    'first',
    'Module one, three days in person: the seat',
    'What a board may ask of you and what it may not. You read the minutes of a real hospital in a bad year, take the chair for an hour, and are told how it was to sit across from you.',
  ],
  [
    'second',
    'Module two, six weeks online: the money',
    'Margin, debt, payers and capital, with the books of four systems. Two evenings a week; the exercises are the ones your finance chief would set.',
  ],
  [
    'third',
    'Module three, three days in person: the people',
    'Hiring the person who will disagree with you, ending what does not work, and being seen on the wards without getting in the way.',
  ],
  [
    'fourth',
    'Module four, your own work: the plan',
    'A plan for the first hundred days of the seat you want. Two sitting chiefs take it apart with you, and again a month later.',
  ],
] as const

const voices = [
  [
    'abara',
    'I came to learn finance. I left knowing which of my meetings were a way of not deciding.',
    'Tunde Abara, MD',
    'Chief of surgery, cohort of 2023',
    'portrait-abara',
  ],
  [
    'haddad',
    'Somebody who had been fired from the job I wanted told me why, in detail, with the door open. No book does that.',
    'Samira Haddad, MD',
    'Vice president of quality, cohort of 2024',
    'portrait-haddad',
  ],
  [
    'iyer',
    'My plan did not survive the second afternoon. The one that I wrote that night is the one we are following.',
    'Ravi Iyer, MD',
    'Chief medical information officer, cohort of 2025',
    'portrait-iyer',
  ],
] as const

export const ceoAcademy = seedFile({
  space: 'association',
  entries: [
    page('ceo-academy', {
      title: 'CEO Academy',
      path: '/ceo-academy',
      description:
        'Five months for physicians on their way to the chief executive’s seat: board, money, people, and a plan that two sitting chiefs take apart.',
      socialImage: assetLink('backdrop-city'),
      sections: [
        'ceo-hero',
        'ceo-why',
        'ceo-figures',
        'ceo-modules',
        'ceo-faculty',
        'ceo-voices',
        'ceo-contact',
      ],
    }),
    entry('mainJumbotron', 'ceo-hero', {
      internalName: 'CEO Academy: opening',
      metaTitle: link('ceo-eyebrow'),
      title: link('ceo-title'),
      text: prose(
        'Hospitals led by physicians do better on nearly every measure that patients feel. There are still too few of them. Five months, twenty-four seats, once a year.',
      ),
      buttons: link('ceo-buttons'),
      backgroundColor: 'navy',
      backgroundImage: assetLink('backdrop-city'),
      darkBackgroundImage: true,
    }),
    entry('metaTitle', 'ceo-eyebrow', { text: 'CEO Academy', color: 'yellow' }),
    title('ceo-title', 'From the ward to the chair', {
      tag: 'h1',
      color: 'white',
      fontSize: 60,
      lineHeight: 1.08,
    }),
    buttons(
      'ceo-buttons',
      [
        ['Talk to an adviser', '/schedule-advising-session'],
        ['See the modules', '#modules'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17 },
    ),
    entry('multicolumnTextAndImage', 'ceo-why', {
      internalName: 'CEO Academy: why',
      isContainer: true,
      leftSide: [link('ceo-why-title'), link('ceo-why-text')],
      rightSide: [link('ceo-why-picture')],
      verticalAlign: 'center',
    }),
    title('ceo-why-title', 'You have led clinicians. Now lead the ones who count the beds.'),
    words(
      'ceo-why-text',
      'The academy is for chief medical officers, presidents of medical groups and chairs who have said aloud that they want the seat, or have been told that they should.\n\nYou keep your job. You bring one decision from it to each module, and go home with it made.',
    ),
    entry('media', 'ceo-why-picture', {
      internalName: 'CEO Academy: a graduate speaks',
      mediaFile: assetLink('scene-board-meeting'),
      vimeoId: '76979871',
      description: 'Three minutes with a graduate: what the first board meeting was like.',
    }),
    entry('statsList', 'ceo-figures', {
      internalName: 'CEO Academy: figures',
      backgroundColor: 'paleBlue',
      stats: ['ceo-stat-seats', 'ceo-stat-chiefs', 'ceo-stat-years'].map((id) => link(id)),
    }),
    stat('ceo-stat-seats', '24', 'seats in each cohort, so that everyone is heard'),
    stat('ceo-stat-chiefs', '61', 'graduates who are chief executives today'),
    stat('ceo-stat-years', '2.5', 'years, on average, from the last module to the first chair'),
    band('ceo-modules', ['ceo-modules-list'], { hashLink: 'modules' }),
    entry('checklist', 'ceo-modules-list', {
      internalName: 'CEO Academy: modules',
      checklistTitle: 'Four modules, one plan',
      checklistItems: weeks.map(([id]) => link(`ceo-module-${id}`)),
    }),
    ...weeks.map(([id, heading, text]) =>
      entry('checklistItem', `ceo-module-${id}`, { title: heading, content: prose(text) }),
    ),
    title('ceo-faculty-title', 'Who teaches it'),
    entry('mediaCardSection', 'ceo-faculty', {
      internalName: 'CEO Academy: faculty',
      isContainer: true,
      backgroundColor: 'lightGray',
      paddingTop: 5,
      paddingBottom: 5,
      contents: [link('ceo-faculty-title')],
      mediaCards: ['lindqvist', 'okafor', 'reyes'].map((id) => link(`bio-${id}`)),
    }),
    title('ceo-voices-title', 'What stayed with them'),
    entry('mediaCardSection', 'ceo-voices', {
      internalName: 'CEO Academy: voices',
      isContainer: true,
      isCarousel: true,
      paddingTop: 5,
      paddingBottom: 4,
      contents: [link('ceo-voices-title')],
      mediaCards: voices.map(([id]) => link(`ceo-voice-${id}`)),
    }),
    ...voices.map(([id, quote, who, role, portrait]) =>
      entry('productQuote', `ceo-voice-${id}`, {
        internalName: `CEO Academy: ${who}`,
        quote,
        attribution: who,
        attributionTitle: role,
        photo: assetLink(portrait),
      }),
    ),
    band('ceo-contact', ['ceo-adviser']),
    entry('contactCallout', 'ceo-adviser', {
      internalName: 'CEO Academy: adviser',
      title: link('ceo-adviser-title'),
      text: prose(
        'Twenty minutes on the telephone tell both of us whether this is the right year. If it is not, you will hear that too.',
      ),
      image: assetLink('portrait-wedderly'),
      contactName: 'June Wedderly',
      contactRole: 'Director of the academies',
      phone: '+1 813 555 0142',
      email: 'academies@physicianleaders.example',
    }),
    title('ceo-adviser-title', 'Ask June whether it is your year'),
  ],
})

function stat(id: string, figure: string, label: string) {
  return entry('stats', id, { internalName: `CEO Academy: ${label}`, figure, label })
}
