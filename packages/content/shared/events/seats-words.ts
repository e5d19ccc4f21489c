const fewSeats = 10

export const seatMessages = {
  soldOut: 'Sold out',
  left: (seats: number) => (seats === 1 ? 'Only 1 seat left' : `Only ${seats} seats left`),
  inCourses: (open: number, all: number) => `Seats in ${open} of ${all} courses`,
} as const

export function seatsWords(left: number | undefined): string | undefined {
  if (left === undefined || left >= fewSeats) return undefined
  return left <= 0 ? seatMessages.soldOut : seatMessages.left(left)
}

/** A course without a limit has seats. Undefined if nothing is known. */
export function seatsInCourses(left: readonly (number | undefined)[]): string | undefined {
  if (left.length < 2) return seatsWords(left[0])
  if (left.every((seats) => seats === undefined)) return undefined
  const open = left.filter((seats) => seats === undefined || seats > 0).length
  return open === 0 ? seatMessages.soldOut : seatMessages.inCourses(open, left.length)
}
