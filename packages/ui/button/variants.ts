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
