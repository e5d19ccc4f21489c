import { entry, link, prose, seedFile } from '../../define.ts'
import { buttons, title } from '../../parts.ts'

export const welcome = seedFile({
  space: 'association',
  entries: [
    title('membership-table-title', 'Compare for yourself'),
    entry('membershipBenefits', 'membership-table-benefits', {
      internalName: 'Membership: benefits compared',
      content: prose('Much of what we publish is open to everyone. This is what membership adds.'),
      statisticsList: {
        benefitsList: [
          'Benefit',
          'Articles and the SoundPractice podcast',
          'Every issue of the <em>Physician Leadership Journal</em>',
          'One course a year, and <strong>a third less</strong> on most others',
          'The <a href="/assessment">leadership assessment</a>',
          'An <a href="/schedule-advising-session">advising session</a>, as often as you like',
          'The community: a question at night is answered by morning',
          'Your continuing education counted in one place',
        ],
      },
      MembersOnly: [{ title: 'Members' }, true, true, true, true, true, true, true],
      allCommunity: [{ title: 'Everyone' }, true, false, false, false, true, false, false],
      buttonText: 'Join',
    }),
    entry('jsonData', 'membership-shortcuts', {
      internalName: 'Membership: six shortcuts',
      kind: 'welcomeLanding',
      data: {
        metaTitle: 'Already a member?',
        title: 'Where would you like to go?',
        shortcuts: [
          {
            icon: 'education',
            title: 'Courses',
            description: 'Go on where you stopped.',
            link: '/certifications/leadership-fundamentals',
          },
          {
            icon: 'article',
            title: 'Journals',
            description: 'Read the newest editions.',
            link: '/resources#journals',
          },
          {
            icon: 'check',
            title: 'Assessment',
            description: 'Find out how you lead.',
            link: '/assessment',
          },
          {
            icon: 'calendar',
            title: 'Advising',
            description: 'Book half an hour.',
            link: '/schedule-advising-session',
          },
          {
            icon: 'star',
            title: 'Credentials',
            description: 'Count your hours.',
            link: '/credentials/cpe',
          },
          { icon: 'event', title: 'Conference', description: 'See the schedule.', link: '/conference' },
        ],
      },
    }),
    entry('checklist', 'membership-answers', {
      internalName: 'Membership: answers',
      checklistTitle: 'Before you ask',
      checklistItems: ['title', 'country', 'cancel'].map((id) => link(`membership-answer-${id}`)),
      buttons: link('membership-answers-button'),
    }),
    buttons('membership-answers-button', [['Ask us something else', 'support@physicianleaders.example']], {
      internalName: 'Membership: another question',
    }),
    ...(
      [
        [
          'title',
          'I have no title yet. Is this for me?',
          'Yes. A third of our members joined before they led anything larger than a night shift.',
        ],
        [
          'country',
          'Do I need to be in the United States?',
          'No. Members work in forty-six countries; courses online keep every time zone in mind.',
        ],
        [
          'cancel',
          'May I cancel?',
          'At any time, in one click. We would like to know why, but you need not say. What you paid for stays yours: see [Refunds and cancellations](/legal/refunds).',
        ],
      ] as const
    ).map(([id, question, answer]) =>
      entry('checklistItem', `membership-answer-${id}`, { title: question, content: prose(answer) }),
    ),
  ],
})
