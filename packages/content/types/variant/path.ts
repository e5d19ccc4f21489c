import type { Entry } from '../../define/values.ts'
import { productPath } from '../../shared/products/product-path.ts'

/** The product's page with this variant selected. */
export const variantPath = ({ fields }: Entry<'variant'>) => productPath(fields.product?.fields ?? {}, fields)
