import { isOutside } from '@association/ui/form/number-feedback.ts'
import { NumberInput } from '@association/ui/form/number-input.tsx'
import { type ChangeEvent, useId, useState } from 'react'
import { quantityLimits } from '../../cart-data/cart.ts'
import { messages } from '../messages.ts'

type Props = {
  name: string
  quantity: number
  onQuantity(quantity: number): void
  onInvalid(isInvalid: boolean): void
}

/** An invalid value stays in the field, while the cart keeps the last valid one. */
export function Quantity({ name, quantity, onQuantity, onInvalid }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()

  function changeText({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    onInvalid(isInvalid(value))
    if (isValid(value)) onQuantity(Number(value))
  }
  function showCartQuantity() {
    if (typed === undefined || isInvalid(typed)) return
    setTyped(undefined)
  }
  return (
    <NumberInput
      id={id}
      name="quantity"
      label={
        <>
          {messages.quantity}
          <span className="visually-hidden">{`: ${name}`}</span>
        </>
      }
      value={typed === undefined ? quantity : typed === '' ? Number.NaN : Number(typed)}
      {...quantityLimits}
      onChange={changeText}
      onBlur={showCartQuantity}
    />
  )
}

/** An empty field is neither valid nor invalid. */
const isInvalid = (typed: string) => typed !== '' && !isValid(typed)
const isValid = (typed: string) => typed !== '' && !isOutside(Number(typed), quantityLimits)
