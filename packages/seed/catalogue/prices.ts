/** US dollars. */

/** Cohorts run from a first to a last evening. */
export const cmoAcademy = {
  price: 7900,
  specialMemberPrice: 6900,
  cohorts: [
    { name: 'First', variantId: '41022601', from: 'Tue+51', to: 'Tue+51+105' },
    { name: 'Second', variantId: '41022602', from: 'Tue+289', to: 'Tue+289+105' },
  ],
} as const

export const dollars = (price: number) => `$${price.toLocaleString('en-US')}`

/** Prices of the first tier in US dollars. */
export const comingPreview = { member: 1985, nonMember: 2335, joinNow: 2240 }
export const preview2026 = { member: 1934, nonMember: 2275, joinNow: 2183 }
