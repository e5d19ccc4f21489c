import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

export const groups = seedFile({
  space: 'association',
  entries: [
    page('membership-groups', {
      title: 'Membership for groups',
      path: '/membership/groups',
      description:
        'For hospitals and practices that send five physicians or more: one agreement, one invoice, one person to call.',
      socialImage: assetLink('meeting-circles'),
      sections: ['membership-groups-hero', 'membership-groups-parts'],
    }),
    entry('mainJumbotron', 'membership-groups-hero', {
      internalName: 'Membership for groups: opening',
      title: link('membership-groups-title'),
      text: prose(
        'Five physicians who learn the same words change more than one who learns all of them. A group of five or more joins with one agreement and one invoice.',
      ),
      buttons: link('membership-groups-buttons'),
      image: assetLink('meeting-circles'),
      backgroundColor: 'navy',
    }),
    title('membership-groups-title', 'Bring your whole team', {
      tag: 'h1',
      color: 'white',
      fontSize: 56,
      lineHeight: 1.08,
    }),
    buttons(
      'membership-groups-buttons',
      [
        ['Plan it with an adviser', '/schedule-advising-session'],
        ['See what members have', '/membership#benefits'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17 },
    ),
    band(
      'membership-groups-parts',
      ['membership-groups-one', 'membership-groups-two', 'membership-groups-three'],
      {
        columnBreakpoints: 'col-12 col-md-4',
      },
    ),
    words(
      'membership-groups-one',
      '## One agreement\n\nEach physician has a membership of their own, with everything in it. The hospital signs once a year.',
      { colorLine: 'orange', colorLinePadding: 24 },
    ),
    words(
      'membership-groups-two',
      '## One list\n\nWhoever leaves the hospital keeps the membership until the end of the year. The place goes to the next name on your list.',
      { colorLine: 'mediumBlue', colorLinePadding: 24 },
    ),
    words(
      'membership-groups-three',
      '## One room\n\nYour group can take [the courses](/education/courses) together, on the days that suit your rota.',
      { colorLine: 'green', colorLinePadding: 24 },
    ),
  ],
})
