import type { ComponentProps } from 'react'
import { CartContents } from '../cart/contents/cart-contents.tsx'
import { registrationKind } from '../registration/line-kind/registration-kind.ts'

type Props = Omit<ComponentProps<typeof CartContents>, 'lineKind'>

export const Cart = (props: Props) => <CartContents {...props} lineKind={registrationKind} />
