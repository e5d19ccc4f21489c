import type { Journey } from '../visit.ts'
import { filterBlocks, useBlocks } from './gallery.ts'
import { useFilters } from './lists.ts'
import { useBookmark } from './member.ts'
import { fillSteps } from './registration.ts'
import { useMenu, useSearch } from './shell.ts'
import { addToCart, changeQuantity } from './shop.ts'

export const journeys: readonly Journey[] = [
  { name: 'menu', take: useMenu },
  { name: 'search', take: useSearch },
  { name: 'filter', take: useFilters },
  { name: 'add to cart', take: addToCart },
  { name: 'quantity', take: changeQuantity },
  { name: 'step of a registration', take: fillSteps },
  { name: 'bookmark', take: useBookmark, isOfMember: true },
  { name: 'gallery', take: filterBlocks },
  { name: 'gallery, blocks', take: useBlocks, mostRounds: 2 },
]
