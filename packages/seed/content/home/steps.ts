import { entry, link, prose, seedFile } from '../../define.ts'

export const steps = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-steps', {
      internalName: 'Home: from here to there',
      isContainer: true,
      outerBackgroundColor: 'paleYellow',
      paddings: 'py-5',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      elements: [link('home-steps-title'), link('home-steps-columns')],
    }),
    entry('title', 'home-steps-title', {
      internalName: 'Home: steps title',
      text: 'From good doctor to trusted leader',
      tag: 'h2',
      marginBottom: 32,
    }),
    entry('section', 'home-steps-columns', {
      internalName: 'Home: steps, columns',
      paddings: 'p-0',
      columnBreakpoints: 'col-12 col-md-4',
      elements: [link('home-step-know'), link('home-step-practice'), link('home-step-carry')],
    }),
    ...(
      [
        [
          'know',
          'Know where you stand',
          'Twenty minutes with our self-assessment show what colleagues already trust you with, and what they do not yet.',
        ],
        [
          'practice',
          'Practice on your own work',
          'Bring the staffing plan that does not add up. Faculty and peers work on it with you, under real constraints.',
        ],
        [
          'carry',
          'Carry the credential',
          'The certified physician executive is known to boards and search committees in all fifty states.',
        ],
      ] as const
    ).map(([id, heading, text]) =>
      entry('content', `home-step-${id}`, {
        internalName: `Home: step, ${id}`,
        text: prose(`### ${heading}\n\n${text}`),
        colorLine: 'orange',
        colorLineSide: 'left',
        colorLinePadding: 24,
      }),
    ),
  ],
})
