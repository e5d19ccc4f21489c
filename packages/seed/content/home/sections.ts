import { assetLink, day, entry, seedFile } from '../../define.ts'

export const jsonSections = seedFile({
  space: 'association',
  entries: [
    entry('jsonData', {
      id: 'home-certificates',
      fields: {
        internalName: 'Home: professional certificates',
        kind: 'professionalCertificates',
        pictures: ['badge-cpe', 'badge-fundamentals', 'badge-ceo', 'badge-cmo'].map((id) => assetLink(id)),
        data: {
          metaTitle: 'Professional certificates',
          title: 'Show what you have learned',
          description: 'Search committees know them. So do the people who will work for you.',
          cards: [
            {
              id: 'cpe',
              badge: 'badge-cpe',
              title: 'Certified Physician Executive',
              description: 'The credential of those who lead, earned in hours and shown in three days.',
              link: '/credentials/cpe',
            },
            {
              id: 'fundamentals',
              badge: 'badge-fundamentals',
              title: 'Leadership fundamentals',
              description: 'Five courses for your first role, at your own pace.',
              link: '/certifications/leadership-fundamentals',
            },
            {
              id: 'ceo',
              badge: 'badge-ceo',
              title: 'CEO Academy',
              description: 'Five months on the way to the chair.',
              link: '/ceo-academy',
            },
            {
              id: 'cmo',
              badge: 'badge-cmo',
              title: 'CMO Academy',
              description: 'Sixteen weeks for the one whom both sides call.',
              link: '/cmo-academy',
            },
            {
              id: 'inter-professional',
              badge: 'Team',
              badgeType: 'text',
              title: 'Inter-Professional Academy',
              description: 'Three chairs, one project: physician, nurse and administrator.',
              link: '/inter-professional-leadership-academy',
            },
          ],
        },
      },
    }),
    entry('jsonData', {
      id: 'home-live-events',
      fields: {
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
      },
    }),
    entry('jsonData', {
      id: 'home-actions',
      fields: { internalName: 'Home: action cards', kind: 'actionCards', data: {} },
    }),
  ],
})
