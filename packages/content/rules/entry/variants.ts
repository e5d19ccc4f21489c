import type { EntryRule } from '../rule.ts'
import { variantsIn } from '../variants-in.ts'

export const unknownVariants: EntryRule = {
  id: 'variant',
  title: 'Variants the shop does not sell',
  about: 'A variant id is one that the shop sells. Checked only if the variants of the shop are known.',
  severity: 'warning',
  scope: 'entry',
  check: (entry, { shopVariants }) =>
    variantsIn(entry)
      .filter(({ id }) => shopVariants?.get(id) === 'unknown')
      .map(({ field, id }) => ({
        field,
        message: `The shop has no variant “${id}”. Look up the right id in the shop.`,
      })),
}
