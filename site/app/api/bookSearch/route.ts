import { answerBookSearch } from '../../../features/catalogue/api.ts'
import { loadProducts } from '../../../features/catalogue/load.ts'

export const dynamic = 'force-dynamic'

export const GET = () => answerBookSearch(loadProducts)
