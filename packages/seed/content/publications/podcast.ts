import { assetLink, entry, seedFile } from '../../define.ts'
import { buttons, textPage } from '../../parts.ts'

/** Used while the settings have no URL of the podcast's own site. */
export const podcast = seedFile({
  space: 'association',
  entries: [
    ...textPage('podcast', {
      title: 'SoundPractice Podcast',
      path: '/podcast',
      description:
        'Conversations with physicians who lead: what they tried, what it cost, and what they kept.',
      socialImage: assetLink('open-leaves'),
      heading: 'SoundPractice, on the way home',
      text: [
        'Every other Tuesday, a physician who leads talks for half an hour about one decision: what there was to lose, who was against it, and what they would do again.',
        'There is no advertising for members, and no music after the first minute.',
      ],
      after: ['podcast-newest', 'podcast-more'],
    }),
    entry('media', 'podcast-newest', {
      internalName: 'Podcast: newest',
      audioUrl: 'https://podcasts.example/soundpractice/112.mp3',
      description: 'SoundPractice 112: the first hundred days of a chief, by somebody who counted them.',
    }),
    buttons('podcast-more', [
      ['All episodes', 'https://podcasts.example/soundpractice'],
      ['Speak with us', '/publications/contribute'],
    ]),
  ],
})
