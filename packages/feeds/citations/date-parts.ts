export const twoDigits = (number: number) => String(number).padStart(2, '0')

export const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
