import { loadIndex } from '../../content/delivery/load-page.ts'
import type { LoadProducts } from './api.ts'

export const loadProducts: LoadProducts = async () =>
  (await loadIndex()).of('product').map(({ entry }) => entry)
