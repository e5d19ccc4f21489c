export const messages = {
  minimum: (min: number) => `The minimum value allowed is ${min}`,
  maximum: (max: number) => `The maximum value allowed is ${max}`,
  number: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  requiredNote: 'must be filled in.',
} as const
