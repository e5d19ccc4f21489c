import type { Entry } from '../../define/values.ts'
import { productPath } from '../../shared/products/product-path.ts'

export const variantPath = ({ fields }: Entry<'variant'>) => productPath(fields.product?.fields ?? {}, fields)
