export const messages = {
  minimum: (min: number) => `The minimum value allowed is ${min}`,
  maximum: (max: number) => `The maximum value allowed is ${max}`,
  requiredNote: 'must be filled in.',
} as const
