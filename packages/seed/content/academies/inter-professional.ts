import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { buttons, page, title, words } from '../../parts.ts'

export const interProfessionalAcademy = seedFile({
  space: 'association',
  entries: [
    page('inter-professional-leadership-academy', {
      title: 'Inter-Professional Leadership Academy',
      path: '/inter-professional-leadership-academy',
      description:
        'For teams of a physician, a nurse and an administrator who lead one place together: six months, one project, three chairs.',
      socialImage: assetLink('backdrop-meadow'),
      sections: ['ipla-opening', 'ipla-how', 'ipla-interest'],
    }),
    entry('fullHeightSection', 'ipla-opening', {
      internalName: 'Inter-professional academy: opening',
      isContainer: true,
      minHeight: 70,
      backgroundImage: assetLink('backdrop-meadow'),
      lightBackgroundImage: true,
      elements: [link('ipla-eyebrow'), link('ipla-title'), link('ipla-lead'), link('ipla-buttons')],
    }),
    entry('metaTitle', 'ipla-eyebrow', { text: 'Inter-Professional Leadership Academy', color: 'blue' }),
    title('ipla-title', 'Come with the two people you need', { tag: 'h1', fontSize: 56, lineHeight: 1.08 }),
    words(
      'ipla-lead',
      'A ward is led by three people, and they are taught apart. Send them together: a physician, a nurse, an administrator, and the one project that none of them can finish alone.',
      { fontSize: 19, lineHeight: 31 },
    ),
    buttons('ipla-buttons', [
      ['Tell us about your team', '#interest'],
      ['Ask first', '/schedule-advising-session'],
    ]),
    entry('multicolumnTextAndImage', 'ipla-how', {
      internalName: 'Inter-professional academy: how',
      isContainer: true,
      reverse: true,
      leftSide: [link('ipla-how-title'), link('ipla-how-text')],
      rightSide: [link('ipla-how-quote')],
      verticalAlign: 'center',
    }),
    title('ipla-how-title', 'Six months, one project'),
    words(
      'ipla-how-text',
      'Two days together at the start and at the end. Between them an evening every other week, in which each team shows what it tried. Faculty come in threes as well.\n\n- Month one: agree on what is wrong\n- Months two to four: change one thing a month, and measure it\n- Month five: find out who pays\n- Month six: hand it over',
    ),
    entry('quoteBlock', 'ipla-how-quote', {
      internalName: 'Inter-professional academy: quote',
      quote: prose('We had worked on one corridor for six years. We met here.'),
      attribution: 'A team from Good Harbor',
      alignAttribution: 'start',
      backgroundColor: 'paleBlue',
      quoteMarkerColor: 'orange',
    }),
    title('ipla-interest-title', 'Tell us about your team', { justify: 'center' }),
    entry('form', 'ipla-interest', {
      internalName: 'Inter-professional academy: interest',
      portalId: '4870123',
      formId: '6a1c9f0e-2b7d-4c58-9e35-0d4f8b2a7c11',
      formTitle: 'Interest in the Inter-Professional Leadership Academy',
      hashLink: 'interest',
      backgroundColor: 'lightGray',
      topComponents: [link('ipla-interest-title')],
      loggedInUserAlternateContent: prose(
        'You are logged in, so we know how to reach you: [write us two sentences about your team](support@physicianleaders.example), and we call you within a week.',
      ),
    }),
  ],
})
