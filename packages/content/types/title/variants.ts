import type { Variants } from '../../define/variants.ts'

export const titleVariants: Variants<'title'> = {
  'large, centered and purple': {
    text: 'Lead the room you are in',
    fontSize: 56,
    color: 'purple',
    textAlign: 'center',
    justify: 'center',
  },
  'with a line beside it, in Georgia': {
    tag: 'h3',
    fontFamily: 'Georgia',
    colorLine: 'orange',
    colorLinePadding: 20,
    backgroundColor: 'paleYellow',
  },
  'bold words and a link': {
    text: 'Half of it is **listening**; the rest is in [the journal](/publications/subscriptions)',
    boldTextColor: 'orange',
    linkColor: 'mediumBlue',
  },
  'half as wide, on dark': {
    text: 'Twenty-four physicians, one year, one question each month',
    columnWidth: 6,
    color: 'white',
    backgroundColor: 'darkBlue',
    containerClass: 'p-4',
    marginBottom: 0,
  },
  long: {
    text: 'What the first hundred days of a chief medical officer teach about listening, about the words that end a meeting well, and about the one decision in ten that cannot wait for another committee to be formed',
  },
  endless: {
    text: 'Pneumonoultramicroscopicsilicovolcanoconiosisotorhinolaryngologicalhepaticocholangiogastrostomy',
  },
}
