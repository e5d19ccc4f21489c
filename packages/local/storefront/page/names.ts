/** Shopify counts orders from 1001. */
export const orderName = (number: number): string => `#${1000 + number}`

export const titleSuffix = (title: string): string => (title === 'Default Title' ? '' : ` – ${title}`)
