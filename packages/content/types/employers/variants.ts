import type { Variants } from '../../define/variants.ts'

const longWord = 'Interprofessionalcommunication'.repeat(3).slice(0, 80)

export const employersVariants: Variants<'employers'> = {
  'names only, without a title': {
    title: undefined,
    note: undefined,
    employers: { employers: ['Mercy Point', 'Mesa Alta Health'].map((name) => ({ name })) },
  },
  'very long words': {
    employers: {
      employers: [{ name: longWord, sector: longWord.slice(0, 40), city: longWord.slice(0, 60) }],
    },
    note: longWord,
  },
  'no employer: nothing for visitors': { employers: { employers: [] } },
}
