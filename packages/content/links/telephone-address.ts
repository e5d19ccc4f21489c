/** A comma pauses before an extension. */
export function telephoneAddress(telephone: string): `tel:${string}` {
  const [number = '', extension = ''] = telephone.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = number.replace(/[^\d+]/g, '')
  return `tel:${extension ? `${digits},${extension.replace(/\D/g, '')}` : digits}`
}
