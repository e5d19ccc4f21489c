import type { Entry } from '../../define/values.ts'
import { productPath as pathOf } from '../../shared/products/product-path.ts'

export const productPath = ({ fields }: Entry<'product'>) => pathOf(fields)
