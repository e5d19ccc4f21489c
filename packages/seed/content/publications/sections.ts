import { assetLink, entry, seedFile } from '../../define.ts'

export const resourceSections = seedFile({
  space: 'association',
  entries: [
    entry('jsonData', 'resources-knowledge', {
      internalName: 'Resources: access knowledge',
      kind: 'accessKnowledge',
      pictures: ['scene-mentor', 'scene-handshake', 'scene-compass', 'scene-corridor-talk'].map((id) =>
        assetLink(id),
      ),
      data: {
        metaTitle: 'Access knowledge',
        title: 'Begin with this one',
        cards: [
          {
            id: 'fundamentals',
            type: 'large',
            image: 'scene-mentor',
            alt: 'An older physician and a younger colleague in a headscarf talk in two armchairs.',
            tags: [
              { text: 'Leadership', type: 'topic' },
              { text: 'Self-study', type: 'format' },
            ],
            title: 'Fundamentals of Physician Leadership',
            description: 'Five courses, **forty hours**, whenever the pager allows.',
            link: '/certifications/leadership-fundamentals',
            buttonText: 'Start learning',
            credits: 40,
          },
          {
            id: 'dyad',
            image: 'scene-handshake',
            alt: 'A man in a suit and a physician in a white coat shake hands.',
            tags: [{ text: 'Book', type: 'format' }],
            title: 'The Dyad',
            description: 'A physician and an administrator lead one hospital together.',
            link: '#books',
            buttonText: 'See the books',
          },
          {
            id: 'assessment',
            image: 'scene-compass',
            alt: 'A golden compass lies on a map.',
            tags: [{ text: 'Assessment', type: 'format' }],
            title: 'Know where you stand',
            description: 'Twenty minutes, and a report that you can show your chief.',
            link: '/assessment',
            buttonText: 'Take it',
          },
          {
            id: 'academy',
            image: 'scene-corridor-talk',
            alt: 'A physician in a white coat and a man in a suit talk in a hospital corridor.',
            tags: [{ text: 'In person', type: 'format' }],
            title: 'CMO Academy',
            description: 'Sixteen weeks with others who are called as often as you.',
            link: '/cmo-academy',
            buttonText: 'See the weeks',
            credits: 36,
          },
        ],
      },
    }),
    entry('jsonData', 'resources-tiles', {
      internalName: 'Resources: what members use most',
      kind: 'iconTiles',
      data: {
        title: 'What members use most',
        tiles: [
          {
            icon: 'education',
            title: 'Courses',
            description: 'Finance, negotiation, quality and the conversation that nobody wants.',
            link: '/certifications/leadership-fundamentals',
          },
          {
            icon: 'book',
            title: 'Books',
            description: 'Short enough to finish.',
            link: '#books',
          },
          {
            icon: 'article',
            title: 'Journals',
            description: 'Three of them, open to members in full.',
            link: '#journals',
          },
          {
            icon: 'event',
            title: 'Meetings',
            description: 'The Fall Institute and the annual conference.',
            link: '/conference',
          },
          {
            icon: 'smile',
            title: 'Advisers',
            description: 'Half an hour that saves you a year.',
            link: '/schedule-advising-session',
          },
          {
            icon: 'star',
            title: 'Credentials',
            description: 'Three letters that open the boardroom.',
            link: '/credentials/cpe',
          },
        ],
      },
    }),
  ],
})
