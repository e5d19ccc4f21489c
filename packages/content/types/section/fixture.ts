import { type Draft, link } from '../../define/values.ts'

export const section: Draft<'section'> = {
  internalName: 'Section: picture beside a text',
  hashLink: 'benefits',
  elements: [link('media'), link('content')],
  isContainer: true,
  columnBreakpoints: 'col-12 col-lg-6',
  paddings: 'py-5',
  outerBackgroundColor: 'paleBlue',
}
