import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const items = [
  link('checklistItem'),
  link('checklistItem.letters'),
  link('checklistItem.employer'),
  link('checklistItem.long'),
]

export const checklistVariants: Variants<'checklist'> = {
  'several items': { checklistItems: items },
  'no background, half as wide, no title': {
    checklistItems: items,
    checklistTitle: undefined,
    backgroundColor: undefined,
    columnWidth: 6,
    buttons: undefined,
    hashId: 'half-as-wide',
  },
  'dark background': {
    checklistItems: items,
    backgroundColor: 'navy',
    paddingTop: 5,
    paddingBottom: 5,
    hashId: 'dark-background',
  },
  'only a title': { checklistItems: [], buttons: undefined, hashId: 'only-a-title' },
}
