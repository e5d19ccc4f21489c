import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const productQuoteVariants: Variants<'productQuote'> = {
  short: {
    quote: 'I read it on two night shifts and gave it to my whole department.',
    attribution: 'Ravi Iyer, MD',
    attributionTitle: 'Hospitalist, Mercy Plains',
    photo: assetLink('portrait-iyer'),
    product: link('product.book'),
  },
  'quote only': { attribution: undefined, attributionTitle: undefined, photo: undefined, product: undefined },
  long: {
    quote: `The course did not teach me accounting. It taught me which three questions to ask before anyone shows me a slide, and how to wait for the answer.

By the end I had rewritten our staffing request twice, lost the first argument, won the second, and understood for the first time why the first one deserved to be lost. My only complaint is that nobody made me take it ten years ago, when I was given a budget and a handshake on the same afternoon.`,
    attribution: 'Lin Hartmann, MD, MBA, CPE, who led three departments before this one',
    attributionTitle:
      'Chief of Surgery and Vice Chair of the Medical Executive Committee, Harbor Valley Health',
    photo: assetLink('portrait-hartmann'),
  },
}
