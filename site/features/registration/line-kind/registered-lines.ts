/** The cart and the last step share this download. */
export const registrationPath = '/fall-institute/registration'

export const stepRoute = '/api/registration/step'
export const holdRoute = '/api/registration/hold'

export const confirmationPath = (id: string) =>
  `${registrationPath}/confirmation?${new URLSearchParams({ id })}`

type Attribute = { key: string; value: string }
type AttributedLine = { customAttributes?: readonly Attribute[] | undefined }

/** The shop hides keys with a leading `_` from buyers, and copies them to the order. */
export const idKeys = { registration: '_registration', event: '_event' } as const

/** Older carts have these keys, without the `_`. */
const earlierKeys = { registration: 'Registration', event: 'Event' } as const

type IdName = keyof typeof idKeys
const isKeyOf = (name: IdName, key: string) => key === idKeys[name] || key === earlierKeys[name]

/** Visitors do not see ids: only the shop and the organizers need them. */
export const isIdKey = (key: string): boolean => isKeyOf('registration', key) || isKeyOf('event', key)

export const idIn = ({ customAttributes = [] }: AttributedLine, name: IdName): string | undefined =>
  customAttributes.find(({ key }) => isKeyOf(name, key))?.value

export const registrationsIn = (lines: readonly AttributedLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ customAttributes = [] }) =>
      customAttributes.filter(({ key }) => isKeyOf('registration', key)).map(({ value }) => value),
    ),
  ),
]
