import { loadIndex } from '../../content/delivery/load-page.ts'
import type { LoadProducts } from './api.ts'

/** All published products of both spaces, from memory. */
export const loadProducts: LoadProducts = async () =>
  (await loadIndex()).of('product').map(({ entry }) => entry)
