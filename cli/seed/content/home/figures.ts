import { entry, link, prose, seedFile } from '../../define.ts'

export const figures = seedFile({
  space: 'association',
  entries: [
    entry('section', {
      id: 'home-figures',
      fields: {
        internalName: 'Home: figures',
        isContainer: true,
        paddings: 'py-5',
        columnBreakpoints: 'col-6 col-lg-3',
        elements: [
          link('home-figure-members'),
          link('home-figure-years'),
          link('home-figure-credits'),
          link('home-figure-settings'),
        ],
      },
    }),
    ...(
      [
        ['members', '12,400', 'physicians who lead, in every specialty'],
        ['years', '50', 'years of teaching leadership to doctors'],
        ['credits', '900+', 'hours of continuing education, most of them online'],
        ['settings', '4 in 10', 'members lead outside hospitals: payers, industry, public health'],
      ] as const
    ).map(([id, figure, meaning]) =>
      entry('content', {
        id: `home-figure-${id}`,
        fields: {
          internalName: `Home: figure, ${id}`,
          text: prose(`## ${figure}\n\n${meaning}`),
          class: 'figure rule-top',
          color: 'darkBlue',
          fontSize: 16,
          lineHeight: 24,
        },
      }),
    ),
  ],
})
