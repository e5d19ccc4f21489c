import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

export const leadershipFundamentals = seedFile({
  space: 'association',
  entries: [
    page('certifications-leadership-fundamentals', {
      title: 'Fundamentals of Physician Leadership',
      path: '/certifications/leadership-fundamentals',
      description:
        'A certificate in five courses for physicians in their first leadership role: self-study, forty hours, at your own pace.',
      socialImage: assetLink('badge-fundamentals'),
      sections: ['fundamentals-hero', 'fundamentals-courses', 'fundamentals-formats', 'fundamentals-end'],
    }),
    entry('mainJumbotron', 'fundamentals-hero', {
      internalName: 'Fundamentals: opening',
      metaTitle: link('fundamentals-eyebrow'),
      title: link('fundamentals-title'),
      text: prose(
        'Five courses, forty hours, whenever the pager allows. For the director of six months, the chief resident, and whoever was just asked to “take this on”.',
      ),
      buttons: link('fundamentals-buttons'),
      image: assetLink('scene-stairs'),
      backgroundColor: 'paleYellow',
    }),
    entry('metaTitle', 'fundamentals-eyebrow', { text: 'Certificate', color: 'darkRed' }),
    title('fundamentals-title', 'Fundamentals of Physician Leadership', {
      tag: 'h1',
      fontSize: 52,
      lineHeight: 1.1,
    }),
    buttons('fundamentals-buttons', [
      ['See the courses', '#courses'],
      ['Where it leads', '/credentials/cpe'],
    ]),
    title('fundamentals-courses-title', 'Five courses'),
    words(
      'fundamentals-courses-text',
      'Take them in any order, and finance in person if you like. All of them count toward the CPE.',
    ),
    entry('mediaCardSection', 'fundamentals-courses', {
      internalName: 'Fundamentals: courses',
      hashLink: 'courses',
      isContainer: true,
      paddingTop: 5,
      paddingBottom: 5,
      contents: [link('fundamentals-courses-title'), link('fundamentals-courses-text')],
      mediaCards: [
        'course-finance',
        'course-negotiation',
        'course-quality',
        'course-communication',
        'course-influence',
      ].map((id) => link(id)),
      bottomComponents: [link('fundamentals-courses-buttons')],
    }),
    buttons('fundamentals-courses-buttons', [['Not sure where to start?', '/assessment']], {
      alignButtons: 'center',
      button1Variant: 'mediumBlue',
    }),
    band('fundamentals-formats', ['fundamentals-formats-title', 'fundamentals-formats-text'], {
      outerBackgroundColor: 'lightGray',
    }),
    title('fundamentals-formats-title', 'How you learn'),
    words(
      'fundamentals-formats-text',
      '**Self-study** is open all year. Films of seven minutes, cases that fit on a page, and a test that you may take twice.\n\n**In person** the same course takes two days, and you bring the case.',
      { maxWidth: 760 },
    ),
    entry('centeredContainer', 'fundamentals-end', {
      internalName: 'Fundamentals: end',
      elements: ['seal', 'title', 'buttons'].map((id) => link(`fundamentals-end-${id}`)),
    }),
    entry('media', 'fundamentals-end-seal', {
      internalName: 'Fundamentals: the seal',
      mediaFile: assetLink('badge-fundamentals'),
      imageWidth: 160,
      imageBottomSpace: 16,
    }),
    title('fundamentals-end-title', 'Your certificate is worth a line in a letter of application', {
      textAlign: 'center',
      justify: 'center',
    }),
    buttons('fundamentals-end-buttons', [['Talk to an adviser', '/schedule-advising-session']], {
      alignButtons: 'center',
    }),
  ],
})
