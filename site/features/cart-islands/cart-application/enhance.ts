import { reactIsland } from '@association/ui/island/react-island.ts'
import { Cart } from '../cart.tsx'

export const enhance = reactIsland(Cart)
