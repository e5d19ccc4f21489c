import { answerProductSearch } from '../../../features/catalogue/api.ts'
import { loadProducts } from '../../../features/catalogue/load.ts'

export const dynamic = 'force-dynamic'

/** All products, for anybody. */
export const GET = () => answerProductSearch(loadProducts)
