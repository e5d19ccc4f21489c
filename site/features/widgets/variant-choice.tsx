import type { VariantOffer } from '@association/content/define/widgets.ts'
import { Field } from '@association/ui/form/field.tsx'
import form from '@association/ui/form/form.module.css'
import { messages } from './messages.ts'

type Props = { id: string; variants: readonly VariantOffer[]; chosen?: VariantOffer }

/** Which of several variants; there is nothing to choose from one. */
export function VariantChoice({ id, variants, chosen }: Props) {
  if (variants.length < 2) return null
  return (
    <Field id={id} label={messages.option} isRequired>
      {(control) => (
        <select {...control} name="variant" defaultValue={chosen?.variantId} className={form.control}>
          {variants.map((variant) => (
            <option key={variant.variantId} value={variant.variantId}>
              {nameOf(variant)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const nameOf = ({ deliveryFormat, option, variantId }: VariantOffer) =>
  [deliveryFormat, option].filter(Boolean).join(', ') || variantId
