import { answerProductSearch } from '../../../features/catalogue/api.ts'
import { loadProducts } from '../../../features/catalogue/load.ts'

export const dynamic = 'force-dynamic'

/** Public. */
export const GET = () => answerProductSearch(loadProducts)
