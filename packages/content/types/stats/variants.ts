import type { Variants } from '../../define/variants.ts'

export const statsVariants: Variants<'stats'> = {
  courses: { figure: '85', label: 'courses a year', description: undefined },
  recommend: {
    figure: '96 %',
    label: 'of those who took a course recommend it',
    description: 'Survey of 2025.',
  },
  long: {
    figure: '1975',
    label:
      'the year in which a hundred and fifty physicians met in Chicago to found what is now the association',
    description:
      'They had been asked to lead departments, and found that nobody had taught them how. What they wrote down for one another became the first course.',
  },
  'one endless word': { figure: '1,234,567,890,123,456,789', label: 'Otorhinolaryngological'.repeat(5) },
}
