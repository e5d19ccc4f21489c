import { parts } from '../../catalogue/event-parts.ts'
import { outcome } from '../../catalogue/outcome.ts'
import { assetLink, entry, link, type SeedEntry, seedFile } from '../../define.ts'
import { buttons, page, title, words } from '../../parts.ts'

export const pastEditions = seedFile({
  space: 'events',
  entries: [
    page('fall-2025', {
      title: 'Fall Institute 2025',
      path: '/fall-institute/2025',
      description: 'What we taught in Clearwater in 2025, and who taught it.',
      socialImage: assetLink('quiet-water'),
      sections: [
        'fall-2025-part-header',
        'fall-2025-part-outcome',
        'fall-2025-part-courses',
        'fall-2025-part-speakers',
        'fall-2025-part-sponsors',
        'fall-2025-next',
      ],
    }),
    ...parts('fall-2025', 'eventEdition', {
      header: '2025 Fall Institute',
      outcome: 'What happened',
      courses: 'What we taught',
      speakers: 'Who taught',
      sponsors: 'Who helped',
    }),
    ...outcome('fall-2025', {
      figures: [
        ['211', 'physicians, one in five new'],
        ['3', 'days, one course on each'],
        ['17.5', 'CME credits in three days'],
        ['31', 'states and provinces'],
      ],
      picture: 'scene-whiteboard',
      words:
        'On Thursday the groups learned to ask one more question before they answered; one of them wrote [the meeting nobody misses](/articles/the-meeting-nobody-misses) about it. On Friday it rained. On Saturday eleven boards were asked what they fear.',
      quote: {
        text: 'I had planned to leave on Friday. I stayed, and came home with a plan that two colleagues had tried to break.',
        attribution: 'Grace Liu, MD, in her second autumn',
        portrait: 'portrait-grace-liu',
      },
    }),
    ...nextEdition('fall-2025-next', {
      heading: 'The next Fall Institute',
      when: '{days Thu@10-20+120..Thu@10-20+120+2}, The Bayshore Hotel, Clearwater',
      register: '/fall-institute/registration',
      about: ['See the courses', '/fall-institute/courses'],
    }),
    page('conference-2026', {
      title: 'Annual Leadership Conference 2026',
      path: '/conference/2026',
      description: 'The annual conference of April 2026 in Chicago: what happened, and its sponsors.',
      socialImage: assetLink('scene-bridge'),
      sections: [
        'conference-2026-part-header',
        'conference-2026-part-outcome',
        'conference-2026-part-sponsors',
        'conference-2026-next',
      ],
    }),
    ...parts('conference-2026', 'edition-conference-2026', {
      header: '2026 Annual Leadership Conference',
      outcome: 'What happened',
      sponsors: 'Sponsors',
    }),
    ...outcome('conference-2026', {
      figures: [
        ['2,043', 'physicians, a third of them new'],
        ['54', 'talks and workshops'],
        ['22', 'hours of education'],
        ['9', 'quiet rooms, all used'],
      ],
      picture: 'scene-corridor-talk',
      words:
        'The opening talk was about a hospital that closed. Nothing of it was recorded, as promised. What three speakers said in their workshops they have written down: [one slide](/articles/one-slide), [the dyad agreement](/articles/doi/10.55835/11.1106) and [twelve minutes with the board](/articles/doi/10.55835/11.1104).',
      quote: {
        text: 'The best hour was the one in the hallway, with a stranger who had made my mistake a year earlier.',
        attribution: 'Daniel Reyes, MD, president of a medical group',
        portrait: 'portrait-reyes',
      },
    }),
    ...nextEdition('conference-2026-next', {
      heading: 'We meet again by the river',
      when: '{days Fri+150..Fri+150+2}, Hotel Riverside Chicago',
      register: '/conference/registration',
      about: ['See the schedule', '/conference#schedule'],
    }),
  ],
})

type Next = {
  heading: string
  when: string
  register: string
  about: readonly [text: string, url: string]
}

function nextEdition(id: string, { heading, when, register, about }: Next): SeedEntry[] {
  return [
    entry('centeredContainer', id, {
      internalName: `${id}: closing band`,
      outerBackgroundColor: 'paleYellow',
      paddingTop: 5,
      paddingBottom: 5,
      elements: [link(`${id}-title`), link(`${id}-when`), link(`${id}-buttons`)],
    }),
    title(`${id}-title`, heading, { textAlign: 'center', justify: 'center', marginBottom: 8 }),
    words(`${id}-when`, when, { textAlign: 'center' }),
    buttons(`${id}-buttons`, [['Book your seat', register], about], {
      button1Variant: 'dark',
      renderAsLinkBtn2: true,
      alignButtons: 'center',
      fontSize: 17,
      paddingTop: 3,
    }),
  ]
}
