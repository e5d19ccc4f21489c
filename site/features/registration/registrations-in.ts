type Line = { customAttributes?: readonly { key: string; value: string }[] | undefined }

/** The ids of the registrations to which lines of a cart belong. */
export const registrationsIn = (lines: readonly Line[]): string[] => [
  ...new Set(
    lines.flatMap(({ customAttributes = [] }) =>
      customAttributes.filter(({ key }) => key === 'Registration').map(({ value }) => value),
    ),
  ),
]
