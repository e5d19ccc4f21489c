import { answerBookSearch } from '../../../features/catalogue/api.ts'
import { loadProducts } from '../../../features/catalogue/load.ts'

export const dynamic = 'force-dynamic'

/** What each book can be found by, for the search of the list of books. */
export const GET = () => answerBookSearch(loadProducts)
