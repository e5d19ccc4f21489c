/** The faces a button may have, by the names editors choose. */
export const buttonVariants = [
  'dark',
  'light',
  'transparent',
  'yellow',
  'mediumYellow',
  'purple',
  'mediumRed',
  'red',
  'mediumBlue',
  'light-blue',
  'green',
] as const

export type ButtonVariant = (typeof buttonVariants)[number]
