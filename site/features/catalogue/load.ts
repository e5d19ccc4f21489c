import { loadIndex } from '../../content/delivery/load-page.ts'
import type { LoadProducts } from './api.ts'

/** Reads both spaces from memory. */
export const loadProducts: LoadProducts = async () =>
  (await loadIndex()).of('product').map(({ entry }) => entry)
