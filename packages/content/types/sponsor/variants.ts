import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const longWord = 'Interprofessionalcommunication'.repeat(4)

export const sponsorVariants: Variants<'sponsor'> = {
  'gold, with a logo': {
    name: 'Meridian Locums',
    level: 'Gold',
    logo: assetLink('banner-insurance'),
    description: 'Finds interim physicians, and pays for child care on all three days.',
  },
  silver: { name: 'Ledger & Oak', level: 'Silver', link: undefined },
  'supporter without words': {
    name: 'Quietroom',
    level: 'Supporter',
    description: undefined,
    link: undefined,
  },
  'very long words': { name: longWord, description: longWord },
}
