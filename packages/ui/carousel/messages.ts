export const messages = {
  previous: 'Previous slide',
  next: 'Next slide',
  place: (slide: number, count: number) => `${slide} of ${count}`,
  seen: (first: number, last: number, count: number) =>
    first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`,
} as const
