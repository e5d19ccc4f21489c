/**
 * The ids of a registration in the lines of a cart, and the addresses to which the cart leads. One file is one download:
 * the cart and the last step of a registration load it.
 */
export const registrationPath = '/fall-institute/registration'

/** Where the forms of the steps are sent. */
export const stepRoute = '/api/registration/step'
/** Holds the seats of a registration for another hour. */
export const holdRoute = '/api/registration/hold'

export const confirmationPath = (id: string) =>
  `${registrationPath}/confirmation?${new URLSearchParams({ id })}`

type Attribute = { key: string; value: string }
type Line = { customAttributes?: readonly Attribute[] | undefined }

/** Attributes that hold ids. The shop hides keys with a leading `_` from buyers, and copies them to the order. */
export const idKeys = { registration: '_registration', event: '_event' } as const

/** Carts from before these keys have the keys without `_`. */
const earlierKeys = { registration: 'Registration', event: 'Event' } as const

type IdName = keyof typeof idKeys
const isKeyOf = (name: IdName, key: string) => key === idKeys[name] || key === earlierKeys[name]

/** An id says nothing to a visitor: only the shop and the organizers need it. */
export const isIdKey = (key: string): boolean => isKeyOf('registration', key) || isKeyOf('event', key)

/** The id of this kind in the attributes of a line. */
export const idIn = ({ customAttributes = [] }: Line, name: IdName): string | undefined =>
  customAttributes.find(({ key }) => isKeyOf(name, key))?.value

/** The ids of the registrations to which lines of a cart belong. */
export const registrationsIn = (lines: readonly Line[]): string[] => [
  ...new Set(
    lines.flatMap(({ customAttributes = [] }) =>
      customAttributes.filter(({ key }) => isKeyOf('registration', key)).map(({ value }) => value),
    ),
  ),
]
