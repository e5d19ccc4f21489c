import type { VariantOffer } from '@association/content/define/widgets.ts'
import { Field } from '@association/ui/form/field.tsx'
import form from '@association/ui/form/form.module.css'
import { messages } from './messages.ts'

type Props = { id: string; variants: readonly VariantOffer[] }

export function VariantChoice({ id, variants }: Props) {
  if (variants.length < 2) return null
  return (
    <Field id={id} label={messages.option} isRequired>
      {(control) => (
        <select {...control} name="variant" className={form.control}>
          {variants.map(({ variantId, label }) => (
            <option key={variantId} value={variantId}>
              {label || variantId}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
