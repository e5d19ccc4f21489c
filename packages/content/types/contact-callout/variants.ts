import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const contactCalloutVariants: Variants<'contactCallout'> = {
  'with a portrait': { image: assetLink('portrait-iyer') },
  dark: { backgroundColor: 'darkBlue', image: assetLink('portrait-hartmann'), buttons: undefined },
  'a number alone': {
    title: undefined,
    text: undefined,
    contactName: undefined,
    contactRole: undefined,
    email: undefined,
    buttons: undefined,
  },
  'an endless address': {
    email: `someone.with.a.very.long.name.indeed@${'department-of-emergency-medicine-'.repeat(2)}hospital.example`,
    contactName: 'Maximiliana Featherstonehaugh-Ramakrishnan-Oyelaran, MD, MBA, CPE, FACHE, FAAPL',
  },
}
