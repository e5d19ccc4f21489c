import { reactIsland } from '@association/ui/island/react-island.ts'
import { CartContents } from '../contents/cart-contents.tsx'

export const enhance = reactIsland(CartContents)
