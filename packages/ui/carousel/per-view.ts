/** Above 1200 px, up to 1200, up to 992 and up to 768. */
export type PerView = { largest: number; large: number; medium: number; small: number }

export const cardsPerView: PerView = { largest: 4, large: 3, medium: 2, small: 1 }

export const onePerView: PerView = { largest: 1, large: 1, medium: 1, small: 1 }
