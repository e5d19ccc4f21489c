import { parts } from '../../catalogue/event-parts.ts'
import { assetLink, seedFile } from '../../define.ts'
import { textPage } from '../../parts.ts'

export const pastEditions = seedFile({
  space: 'events',
  entries: [
    ...textPage('fall-2025', {
      title: 'Fall Institute 2025',
      path: '/fall-institute/2025',
      description: 'What we taught in Clearwater in 2025, and who taught it.',
      socialImage: assetLink('quiet-water'),
      heading: 'Fall Institute 2025',
      text: [
        'Two hundred and eleven physicians came to Clearwater. It rained on Friday, so the sound bath moved indoors, and nobody minded.',
        'The next one is at [the same place](/fall-institute).',
      ],
      after: [
        'fall-2025-part-header',
        'fall-2025-part-courses',
        'fall-2025-part-speakers',
        'fall-2025-part-sponsors',
      ],
    }),
    ...parts('fall-2025', 'eventEdition', {
      header: 'October in Clearwater',
      courses: 'What we taught',
      speakers: 'Who taught',
      sponsors: 'Who helped',
    }),
    ...textPage('conference-2026', {
      title: 'Annual Leadership Conference 2026',
      path: '/conference/2026',
      description: 'The annual conference of April 2026 in Chicago: its prices and its sponsors.',
      socialImage: assetLink('filled-hall'),
      heading: 'Annual Leadership Conference 2026',
      text: [
        'Two thousand physicians met by the river, and the longest line was the one for the talk about a failure.',
        'The next one is [already planned](/conference).',
      ],
      after: ['conference-2026-part-header', 'conference-2026-part-pricing', 'conference-2026-part-sponsors'],
    }),
    ...parts('conference-2026', 'edition-conference-2026', {
      header: 'April in Chicago',
      pricing: 'What it cost',
      sponsors: 'Sponsors',
    }),
  ],
})
