const fewSeats = 10

export const seatMessages = {
  soldOut: 'Sold out',
  left: (seats: number) => (seats === 1 ? 'Only 1 seat left' : `Only ${seats} seats left`),
} as const

export function seatsWords(left: number | undefined): string | undefined {
  if (left === undefined || left >= fewSeats) return undefined
  return left <= 0 ? seatMessages.soldOut : seatMessages.left(left)
}
