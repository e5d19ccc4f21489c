import { day, entry, seedFile } from '../../define.ts'

export const jsonSections = seedFile({
  space: 'association',
  entries: [
    entry('jsonData', 'home-live-events', {
      internalName: 'Home: live and online events',
      kind: 'liveAndOnlineEvents',
      data: {
        metaTitle: 'Live and online',
        title: 'Come as you are, between two shifts',
        cards: [
          {
            id: 'payment-evenings',
            tags: [{ text: 'Hybrid', type: 'format' }],
            title: 'How Health Systems Are Paid',
            description: 'Six Tuesday evenings: follow a dollar from the visit to the bank.',
            date: day('Tue+37'),
            endDate: day('Tue+37+35'),
            location: 'Online',
            link: '/education/course/how-health-systems-are-paid?v=41020201',
            buttonText: 'See the course',
            credits: 12,
          },
          {
            id: 'ceo-open-evening',
            tags: [
              { text: 'Online', type: 'format' },
              { text: 'Free', type: 'new' },
            ],
            title: 'CEO Academy, open evening',
            description: 'Three graduates answer what you would not ask your chief.',
            date: day('Thu+67'),
            location: 'Online',
            link: '/ceo-academy',
            buttonText: 'About the academy',
          },
          {
            id: 'finance-room',
            tags: [{ text: 'In person', type: 'format' }],
            title: 'Finance for Physicians',
            description: 'Two days with the books of a real hospital.',
            date: day('Thu+81'),
            endDate: day('Thu+81+1'),
            location: 'Tampa, Florida',
            link: '/education/course/finance-for-physicians?v=41020102',
            buttonText: 'See the course',
            credits: 8,
          },
          {
            id: 'conversation',
            tags: [{ text: 'In person', type: 'format' }],
            title: 'The Difficult Conversation',
            description: 'With actors, until it is only difficult.',
            date: day('Thu+116'),
            endDate: day('Thu+116+1'),
            location: 'Boston, Massachusetts',
            link: '/education/course/the-difficult-conversation?v=41020801',
            buttonText: 'See the course',
            credits: 8,
          },
        ],
      },
    }),
  ],
})
