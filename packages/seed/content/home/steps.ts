import { entry, link, seedFile } from '../../define.ts'
import { band, title, words } from '../../parts.ts'

export const steps = seedFile({
  space: 'association',
  entries: [
    band('home-steps', ['home-steps-title', 'home-steps-columns'], {
      internalName: 'Home: from here to there',
      outerBackgroundColor: 'paleYellow',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    title('home-steps-title', 'From good doctor to trusted leader', { marginBottom: 32 }),
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
      words(`home-step-${id}`, `### ${heading}\n\n${text}`, {
        internalName: `Home: step, ${id}`,
        colorLine: 'orange',
        colorLineSide: 'left',
        colorLinePadding: 24,
      }),
    ),
  ],
})
