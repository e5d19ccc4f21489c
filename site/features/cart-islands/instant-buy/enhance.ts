import { reactIsland } from '@association/ui/island/react-island.ts'
import { BuyNow } from './buy-now.tsx'

export const enhance = reactIsland(BuyNow)
