/** The shop counts its orders from 1001. */
export const orderName = (number: number): string => `#${1000 + number}`

/** The name of a variant after the name of its product. A product with one variant has none. */
export const titleSuffix = (title: string): string => (title === 'Default Title' ? '' : ` – ${title}`)
