import { reactIsland } from '@association/ui/island/react-island.ts'
import { PageEntries } from './page-entries.tsx'

export const enhance = reactIsland(PageEntries)
